-- Printers of one paper differ in how many letters they put on a line: the older ones 42 on 80 mm, and some 33 on 58.
alter table printers no force row level security;
alter table printers drop constraint printers_width_check;
alter table printers rename column width to columns;
update printers set columns = case columns when 58 then 32 else 48 end;
alter table printers add constraint printers_columns_check check (columns in (32, 33, 42, 48));
alter table printers force row level security;
