-- The revenue of the platform is what active subscriptions are worth: one whose first payment is awaited owes nothing yet, and one that has
-- ended owes nothing any more. Beside their prices stands what a year of them comes to, whatever their periods are.
alter table platform_counts add column yearly_cents bigint not null default 0;

create function yearly_cents(price integer, plan uuid) returns bigint language sql stable
  return (select price::bigint * case p.period when 'month' then 12 when 'semester' then 2 else 1 end from plans p where p.id = plan);

create or replace function count_subscription() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  now_active integer := coalesce((new.status = 'active')::integer, 0);
  was_active integer := coalesce((old.status = 'active')::integer, 0);
  active integer := now_active - was_active;
  revenue bigint := now_active * coalesce(new.price_cents, 0)::bigint - was_active * coalesce(old.price_cents, 0)::bigint;
  yearly bigint := 0;
begin
  if now_active = 1 then yearly := yearly_cents(new.price_cents, new.plan_id); end if;
  if was_active = 1 then yearly := yearly - yearly_cents(old.price_cents, old.plan_id); end if;
  if active <> 0 or revenue <> 0 or yearly <> 0 then
    insert into platform_counts (active_subscriptions, revenue_cents, yearly_cents) values (active, revenue, yearly);
  end if;
  return null;
end $$;
drop trigger subscriptions_counted on subscriptions;
create trigger subscriptions_counted after insert or delete or update of status, price_cents, plan_id on subscriptions
  for each row execute function count_subscription();

-- Counted anew. Even the owner of a table is bound by its row security while that is forced.
alter table subscriptions no force row level security;
update platform_counts set revenue_cents = 0 where revenue_cents <> 0;
insert into platform_counts (revenue_cents, yearly_cents)
  select coalesce(sum(price_cents), 0), coalesce(sum(yearly_cents(price_cents, plan_id)), 0) from subscriptions where status = 'active';
alter table subscriptions force row level security;

-- The list of all restaurants goes by their names too, those that are not at work among them. Folded, they need no rules of a language.
create index restaurants_named on restaurants (search_name collate "C", id);

-- Of one restaurant the administrator reads how many dishes and tables it has, and nothing of what they are.
grant select (archived_at) on products to comanda_system;
create policy across on tables for select to comanda_system using (true);
grant select (restaurant_id, id, deleted_at) on tables to comanda_system;
