-- When the till closed an order of which the kitchen still had something to make, and when somebody there saw it: until then its displays say so.
-- Whatever brings the order back clears both.
alter table orders add column closed_unmade_at timestamptz, add column closed_seen_at timestamptz,
  add constraint orders_closed_unmade check (closed_unmade_at is null or status = 'entregue'),
  add constraint orders_closed_seen check (closed_seen_at is null or closed_unmade_at is not null);
create index orders_closed_unseen on orders (restaurant_id, closed_unmade_at) where closed_unmade_at is not null and closed_seen_at is null;
