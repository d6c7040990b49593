-- The guarantee is a restaurant's once: when it was made use of.
alter table subscriptions add column guarantee_used_at timestamptz;
alter table subscriptions no force row level security;
alter table payments no force row level security;
update subscriptions s set guarantee_used_at = p.at
  from (select restaurant_id, subscription_id, min(coalesce(refund_due_at, refunded_at)) as at from payments
        where refunded_at is not null or refund_due_at is not null group by 1, 2) p
  where p.restaurant_id = s.restaurant_id and p.subscription_id = s.id;
alter table payments force row level security;
alter table subscriptions force row level security;
