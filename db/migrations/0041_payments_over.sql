-- Of a payment that was given up here: its provider takes no money for it any more, or has never heard of it. Until then it can be
-- paid all the same, and is taken back there when another is begun or confirmed.
alter table payments add column over boolean not null default false;
alter table payments no force row level security;
update payments set over = true
  where status in ('failed', 'cancelled') and not discount_held and (provider_ref is null or expires_at is null or expires_at <= now());
alter table payments force row level security;

drop index payments_still_held;
create index payments_still_open on payments (expires_at) where status in ('failed', 'cancelled') and not over;
