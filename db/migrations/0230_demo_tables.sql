-- Visitors of the demonstration sit in a house of their own (decision 0060): it is listed and counted nowhere.

alter table restaurants add column for_visitors boolean not null default false;
create unique index restaurants_for_visitors on restaurants (for_visitors) where for_visitors;

-- A visitor's table, until it is swept away.
create table demo_tables (
  restaurant_id uuid not null references restaurants on delete cascade,
  table_id uuid not null,
  -- SHA-256: what shows that a browser is the table's visitor lies nowhere.
  token_hash bytea not null unique check (length(token_hash) = 32),
  ends_at timestamptz not null,
  primary key (restaurant_id, table_id),
  foreign key (restaurant_id, table_id) references tables (restaurant_id, id)
);
create index demo_tables_by_end on demo_tables (ends_at);
alter table demo_tables enable row level security, force row level security;
create policy own_restaurant on demo_tables to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, delete on demo_tables to comanda_app;
-- Whose token is shown, and which tables are to be swept.
create policy across on demo_tables for select to comanda_system using (true);
grant select on demo_tables to comanda_system;
