-- Reservations. Whatever runs at once, one table is never promised twice for the same moment: the database itself refuses it.

-- Equality of ids inside an exclusion constraint. A trusted extension that comes with PostgreSQL: owning the database suffices.
create extension if not exists btree_gist;

create table reservations (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  table_id uuid,
  customer_name text not null check (length(customer_name) <= 120),
  customer_email text not null check (length(customer_email) <= 254),
  customer_phone text not null check (length(customer_phone) <= 30),
  status text not null default 'pendente' check (status in ('pendente', 'confirmada', 'cancelada')),
  -- What the restaurant's wall shows when the guest comes, and the span of real time that the table is held for.
  date date not null,
  time time(0) not null,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  guests smallint not null check (guests between 1 and 20),
  -- The language of the letters to the guest.
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  request_key uuid,
  -- SHA-256 of what was sent with the key: the same key with another body is refused.
  request_hash bytea,
  requested_by uuid references users,
  -- When the guest's name, e-mail and phone were taken out.
  purged_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, table_id) references tables,
  check (purged_at is not null or customer_name <> ''),
  constraint reservations_one_at_a_time
    exclude using gist (restaurant_id with =, table_id with =, during with &&) where (status <> 'cancelada')
);
create unique index reservations_by_request_key on reservations (restaurant_id, request_key);
create index reservations_by_date on reservations (restaurant_id, date, time);
create index reservations_pending on reservations (restaurant_id, date) where status = 'pendente';
create index reservations_to_purge on reservations (date) where purged_at is null;

alter table reservations enable row level security, force row level security;
create policy own_restaurant on reservations to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert on reservations to comanda_app;
grant update (table_id, customer_name, customer_email, customer_phone, status, date, time, during, guests, purged_at,
  revision)
  on reservations to comanda_app;

-- The daily purge reaches over all restaurants, and to nothing but what it takes out.
create policy across on reservations to comanda_system using (true) with check (true);
grant select (restaurant_id, id, date, purged_at) on reservations to comanda_system;
grant update (customer_name, customer_email, customer_phone, request_key, request_hash, purged_at) on reservations
  to comanda_system;
