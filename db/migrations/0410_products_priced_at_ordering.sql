-- A product may be sold by the kilo, its price being that of a kilo, or at a price that the staff give when they order it.
alter table products no force row level security;
alter table products add column pricing text check (pricing in ('weight', 'open'));
alter table products force row level security;
