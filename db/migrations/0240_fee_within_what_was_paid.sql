-- A discount may take off more than the items came to: of the service fee there is then no more than what the bill, or the order, came to.
create or replace function till_fee(restaurant uuid, till uuid) returns numeric language sql stable as $$
  select coalesce((select sum(least(coalesce(b.service_fee_cents, 0), b.total_cents)) from bills b
      where b.restaurant_id = restaurant and b.till_id = till), 0)
    + coalesce((select sum(least(coalesce(o.settled_fee_cents, 0), o.settled_cents)) from orders o
      where o.restaurant_id = restaurant and o.till_id = till), 0)
$$;
