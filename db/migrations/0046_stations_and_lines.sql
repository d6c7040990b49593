-- Where a kitchen makes what is ordered. A dish is made at one of them, or at the first; one that is given up stays for what was ordered there.
create table stations (
  restaurant_id uuid not null references restaurants,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 40),
  position integer not null default 0,
  -- From the order until it should be ready.
  target_minutes integer not null default 15 check (target_minutes between 1 and 240),
  -- The sound repeats until someone has touched what is new.
  repeats_sound boolean not null default false,
  revision integer not null default 1,
  create_key uuid,
  deleted_at timestamptz,
  primary key (restaurant_id, id)
);
create unique index stations_by_name on stations (restaurant_id, lower(name)) where deleted_at is null;
create unique index stations_by_create_key on stations (restaurant_id, create_key);
alter table stations enable row level security, force row level security;
create policy own_restaurant on stations to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update on stations to comanda_app;

alter table products add column station_id uuid;
alter table products add foreign key (restaurant_id, station_id) references stations;

-- Each line of an order is made by itself; the order's own status follows from its lines'. Its station is a snapshot as its name is, and no
-- foreign key is looked up for it with every order.
alter table order_items
  add column station_id uuid,
  add column status text not null default 'pendente' check (status in ('pendente', 'preparando', 'pronto', 'entregue', 'cancelado')),
  add column started_at timestamptz,
  add column ready_at timestamptz;
-- What was told of changed lines before names no station.
alter table order_line_changes no force row level security;
update order_line_changes set was = was || '{"stationId": null}', became = became || '{"stationId": null}';
alter table order_line_changes force row level security;

alter table order_items no force row level security;
alter table orders no force row level security;
update order_items i set status = o.status, started_at = o.preparing_at, ready_at = o.ready_at
  from orders o where o.restaurant_id = i.restaurant_id and o.id = i.order_id and o.status <> 'pendente';
alter table order_items force row level security;
alter table orders force row level security;
