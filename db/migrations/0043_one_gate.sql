-- When a subscription holds the gate open, said once: active, or past due for at most three days, or cancelled but paid until its end.
create function holds_open(status text, ends_at timestamptz, at timestamptz) returns boolean language sql stable parallel safe
  return status in ('active', 'cancelled') and ends_at > at
    or status in ('active', 'past_due') and ends_at + interval '3 days' > at;

create or replace function subscription_open(restaurant uuid, at timestamptz) returns boolean language sql stable
  return exists (
    select 1 from subscriptions s where s.restaurant_id = restaurant and holds_open(s.status, s.ends_at, at)
  );
