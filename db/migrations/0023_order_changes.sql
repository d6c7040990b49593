-- What an edit changed of an order, line by line. The kitchen is shown it until someone has seen it, the guests are told, and the
-- history keeps it.
create table order_line_changes (
  restaurant_id uuid not null,
  order_id uuid not null,
  -- The order's revision that the edit made. Whoever says that they have seen a change says up to which.
  revision integer not null,
  line smallint not null,
  -- Who made it, and when.
  event_id uuid not null,
  -- Snapshots of the line; null before it was added, and after it was removed.
  was jsonb,
  became jsonb,
  seen_at timestamptz,
  seen_by uuid references users,
  primary key (restaurant_id, order_id, revision, line),
  check (was is not null or became is not null),
  check (was ?& array['productId', 'name', 'quantity', 'unitCents', 'choices', 'notes']),
  check (became ?& array['productId', 'name', 'quantity', 'unitCents', 'choices', 'notes']),
  foreign key (restaurant_id, order_id) references orders on delete cascade,
  foreign key (restaurant_id, event_id) references order_events on delete cascade
);

alter table order_line_changes enable row level security, force row level security;
create policy own_restaurant on order_line_changes to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update (seen_at, seen_by) on order_line_changes to comanda_app;
