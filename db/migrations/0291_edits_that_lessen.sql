-- What left the order's sum with an edit, the fee included. What was edited before this is not known.
alter table order_events add column lowered_cents bigint check (lowered_cents > 0);
create index order_events_lowered on order_events (restaurant_id, at) where lowered_cents is not null;
