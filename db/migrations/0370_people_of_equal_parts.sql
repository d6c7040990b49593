-- A bill that is divided in equal parts is divided among the same people on every phone: how many, the last part says.
alter table check_parts
  add column people smallint check (people between 1 and 99),
  add constraint check_parts_people check (people is null or split = 'people');
