-- What the platform's administrator reads across restaurants.

-- Of an order, no more than its line in the list of the latest: what was ordered stays the restaurant's own.
create policy across on orders for select to comanda_system using (true);
grant select (id, restaurant_id, status, total_cents, created_at) on orders to comanda_system;

-- Lists are read newest first, a page at a time.
create index restaurants_newest on restaurants (created_at desc, id desc);
create index subscriptions_newest on subscriptions (created_at desc, id desc);
create index discounts_newest on discounts (created_at desc, id desc);
-- The months of the dashboard.
create index payments_paid on payments (paid_at) where status = 'paid';
