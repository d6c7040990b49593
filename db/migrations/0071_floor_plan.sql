-- The room as it stands: which tables are in which room, and where.
create table floor_plans (
  restaurant_id uuid primary key references restaurants,
  revision integer not null default 1
);
create table floor_rooms (
  restaurant_id uuid not null references restaurants,
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  position integer not null,
  primary key (restaurant_id, id)
);
-- In squares of the room's grid, from its upper left corner.
create table floor_places (
  restaurant_id uuid not null references restaurants,
  table_id uuid not null,
  room_id uuid not null,
  x integer not null check (x between 0 and 23),
  y integer not null check (y between 0 and 15),
  shape text not null check (shape in ('round', 'square', 'long')),
  primary key (restaurant_id, table_id),
  foreign key (restaurant_id, table_id) references tables,
  foreign key (restaurant_id, room_id) references floor_rooms
);
do $$
declare name text;
begin
  foreach name in array array['floor_plans', 'floor_rooms', 'floor_places'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy own_restaurant on %I to comanda_app using (restaurant_id = current_restaurant()) '
      'with check (restaurant_id = current_restaurant())', name);
    execute format('grant select, insert, update, delete on %I to comanda_app', name);
  end loop;
end $$;
