-- A display of the kitchen belongs to no person: the owner pairs it, and it shows its token from then on.
create table kitchen_devices (
  restaurant_id uuid not null references restaurants,
  -- Made by whoever paired it: sent again, it is the same device.
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256: what opens the door lies nowhere.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- What of the kitchen it shows; empty: all of it.
  station_ids uuid[] not null default '{}',
  paired_at timestamptz not null default now(),
  paired_by uuid references users,
  -- Written at most once a minute.
  last_seen_at timestamptz,
  -- It stays for what was done on it.
  revoked_at timestamptz,
  revoked_by uuid references users,
  primary key (restaurant_id, id)
);
alter table kitchen_devices enable row level security, force row level security;
create policy own_restaurant on kitchen_devices to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, update (name, station_ids, revoked_at, revoked_by) on kitchen_devices to comanda_app;
-- Whose token is shown, and the end of a pairing: before that the device belongs to no restaurant.
create policy across on kitchen_devices to comanda_system using (true) with check (true);
grant select, insert, update (last_seen_at) on kitchen_devices to comanda_system;

-- Screens that show a code and wait for an owner to type it. A code is no secret: it opens nothing for who reads it, and only an owner
-- can use it, for their own restaurant. What the screen will show from then on is the token.
create table kitchen_pairings (
  token_hash bytea primary key check (length(token_hash) = 32),
  code text not null unique check (code ~ '^[0-9]{6}$'),
  expires_at timestamptz not null
);
grant select, insert, update (expires_at), delete on kitchen_pairings to comanda_system;

-- What happens to an order is done by a person, or on a device.
alter table order_events add column device_id uuid;
alter table order_events add foreign key (restaurant_id, device_id) references kitchen_devices;
alter table order_line_changes add column seen_device_id uuid;
alter table order_line_changes add foreign key (restaurant_id, seen_device_id) references kitchen_devices;
grant update (seen_device_id) on order_line_changes to comanda_app;
