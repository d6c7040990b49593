-- Pieces of a line that the house gives: they are made and served, and cost nothing.
alter table order_items add column free_quantity integer not null default 0,
  add constraint order_items_free_check check (free_quantity between 0 and quantity);

alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check
    check (kind in ('status', 'edit', 'complete', 'pay', 'close', 'move', 'void', 'gift'));

-- What was taken back of an order, or given, after it was sent: who, on whose word, when, why, and what it was worth. Never changed.
create table line_corrections (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  line smallint not null,
  -- Under which the order's history tells it.
  event_id uuid not null,
  kind text not null check (kind in ('void', 'gift')),
  quantity integer not null check (quantity > 0),
  -- The line as it was.
  name text not null,
  unit_cents integer not null check (unit_cents >= 0),
  snapshot jsonb not null,
  -- What left the order's sum with it, the fee included.
  worth_cents bigint not null check (worth_cents >= 0),
  reason text not null check (length(reason) between 1 and 300),
  at timestamptz not null,
  made_by uuid not null references users,
  -- Whose PIN allowed it; null where who made it needs none.
  approved_by uuid references users,
  key uuid not null,
  hash bytea not null,
  primary key (restaurant_id, id),
  unique (restaurant_id, key),
  foreign key (restaurant_id, order_id) references orders on delete cascade,
  foreign key (restaurant_id, event_id) references order_events on delete cascade
);
create index line_corrections_by_time on line_corrections (restaurant_id, at);
create index line_corrections_by_event on line_corrections (restaurant_id, order_id, event_id);
alter table line_corrections enable row level security, force row level security;
create policy own_restaurant on line_corrections to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert on line_corrections to comanda_app;

-- Why things are taken back or given, in the restaurant's own words. Without a row it has those of the service.
create table correction_reasons (
  restaurant_id uuid primary key references restaurants,
  reasons text[] not null check (cardinality(reasons) between 1 and 12)
);
alter table correction_reasons enable row level security, force row level security;
create policy own_restaurant on correction_reasons to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update on correction_reasons to comanda_app;

-- With which an owner or a cashier allows what a waiter may not do alone. Of no use without the service's own secret.
create table approval_pins (
  user_id uuid primary key references users on delete cascade,
  hash text not null,
  set_at timestamptz not null default now()
);
grant select, insert, update, delete on approval_pins to comanda_system;
