-- The platform's figures, kept as what every change adds to them: their sum is exact at any moment, and reading it costs the same however many
-- restaurants there are. Rows are only ever added, so that nobody waits for anybody's; now and then they are put together.

create table platform_counts (
  seq bigint generated always as identity primary key,
  restaurants integer not null default 0,
  active_subscriptions integer not null default 0,
  revenue_cents bigint not null default 0,
  -- Of the service's own calendar, 'YYYY-MM', where something was paid in it.
  month text,
  paid_cents bigint not null default 0
);
grant select, insert, delete on platform_counts to comanda_system;

create function paid_month(at timestamptz) returns text language sql stable parallel safe
  return to_char(at at time zone 'America/Sao_Paulo', 'YYYY-MM');

-- Whoever changes a restaurant's rows need not be allowed to count.
create function count_restaurant() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into platform_counts (restaurants) values (case tg_op when 'INSERT' then 1 else -1 end);
  return null;
end $$;
create trigger restaurants_counted after insert or delete on restaurants
  for each row execute function count_restaurant();

create function count_subscription() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  active integer := coalesce((new.status = 'active')::integer, 0) - coalesce((old.status = 'active')::integer, 0);
  revenue bigint := coalesce(new.price_cents, 0)::bigint - coalesce(old.price_cents, 0);
begin
  if active <> 0 or revenue <> 0 then
    insert into platform_counts (active_subscriptions, revenue_cents) values (active, revenue);
  end if;
  return null;
end $$;
create trigger subscriptions_counted after insert or delete or update of status, price_cents on subscriptions
  for each row execute function count_subscription();

create function count_payment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into platform_counts (month, paid_cents)
    select month, sum(cents) from (values
      (paid_month(old.paid_at), case when old.status = 'paid' then -old.amount_cents::bigint end),
      (paid_month(new.paid_at), case when new.status = 'paid' then new.amount_cents::bigint end)) as each (month, cents)
    where cents is not null group by month having sum(cents) <> 0;
  return null;
end $$;
create trigger payments_counted after insert or delete or update of status, amount_cents, paid_at on payments
  for each row execute function count_payment();

-- What there is so far. Even the owner of a table is bound by its row security while that is forced.
alter table restaurants no force row level security;
alter table subscriptions no force row level security;
alter table payments no force row level security;
insert into platform_counts (restaurants) select count(*) from restaurants;
insert into platform_counts (active_subscriptions, revenue_cents)
  select count(*) filter (where status = 'active'), coalesce(sum(price_cents), 0) from subscriptions;
insert into platform_counts (month, paid_cents) select paid_month(paid_at), sum(amount_cents) from payments where status = 'paid' group by 1;
alter table restaurants force row level security;
alter table subscriptions force row level security;
alter table payments force row level security;
