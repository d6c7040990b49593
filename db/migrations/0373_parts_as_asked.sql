-- A part that its bill lowers is brought back up with it, to what it was asked for.
alter table check_parts
  add column asked_cents bigint,
  -- Of an equal part: what the whole bill came to then. Null where it is none, or nobody wrote it down.
  add column whole_cents bigint check (whole_cents > 0);
-- Even the owner of the table is bound by its row security while that is forced.
alter table check_parts no force row level security;
update check_parts set asked_cents = amount_cents;
alter table check_parts force row level security;
alter table check_parts
  alter column asked_cents set not null,
  add constraint check_parts_asked check (asked_cents >= amount_cents),
  add constraint check_parts_whole check (whole_cents is null or split = 'people');
