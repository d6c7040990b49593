-- A station that is given up says which one does its work from then on: its dishes, what was ordered there, the printers and displays that
-- named it. Always one that is there: when that one is given up as well, both name the next.
alter table stations
  add column successor_id uuid,
  -- Makes what names no station. Of none that says so it is the oldest: never whichever stands first on the screens.
  add column is_default boolean not null default false,
  add foreign key (restaurant_id, successor_id) references stations,
  add check (deleted_at is null or not is_default),
  add check (deleted_at is not null or successor_id is null);
create unique index stations_default on stations (restaurant_id) where is_default;

do $$
declare changed text;
begin
  foreach changed in array array['stations', 'printer_stations', 'kitchen_devices']
  loop
    execute format('alter table %I no force row level security', changed);
  end loop;
  -- As it was until now: the first makes what names none.
  update stations s set is_default = true
    where s.id = (select f.id from stations f where f.restaurant_id = s.restaurant_id and f.deleted_at is null order by f.position, f.name limit 1);
  -- What was given up before named nobody: printers and displays go on as they do today.
  delete from printer_stations p using stations s
    where s.restaurant_id = p.restaurant_id and s.id = p.station_id and s.deleted_at is not null;
  update kitchen_devices d set station_ids = array(select s.id from stations s
      where s.restaurant_id = d.restaurant_id and s.id = any(d.station_ids) and s.deleted_at is null)
    where exists (select from stations s where s.restaurant_id = d.restaurant_id and s.id = any(d.station_ids) and s.deleted_at is not null);
  foreach changed in array array['stations', 'printer_stations', 'kitchen_devices']
  loop
    execute format('alter table %I force row level security', changed);
  end loop;
end $$;
