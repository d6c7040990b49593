-- How far an owner has come with setting the house up, and the table at which they try it before they pay.

create table setups (
  restaurant_id uuid primary key references restaurants on delete cascade,
  -- What was gone through, and what was passed by. The rest is seen from what is there: dishes, tables, people, orders.
  done text[] not null default '{}' check (done <@ array['look', 'menu', 'tables', 'team', 'order', 'print']),
  skipped text[] not null default '{}' check (skipped <@ array['look', 'menu', 'tables', 'team', 'order', 'print']),
  dismissed_at timestamptz,
  -- Its code is on the owner's screen: the only one at which orders are taken while nothing was ever paid.
  rehearsal_table uuid,
  foreign key (restaurant_id, rehearsal_table) references tables (restaurant_id, id)
);
alter table setups enable row level security, force row level security;
create policy own_restaurant on setups to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update on setups to comanda_app;

-- Whoever was here before has found their way.
alter table setups no force row level security;
insert into setups (restaurant_id, dismissed_at) select id, now() from restaurants;
alter table setups force row level security;

-- Nothing was ever paid: a subscription that waits for its first payment opens nothing, and counts as none.
create function never_subscribed(restaurant uuid) returns boolean language sql stable
  return not exists (select from subscriptions s where s.restaurant_id = restaurant and s.status <> 'pending');

-- The table at which the owner may try how ordering works, before they pay: while nothing was ever paid, and for twenty orders in all.
create function rehearsal_table(restaurant uuid) returns uuid language sql stable
  return (
    select s.rehearsal_table from setups s
    where s.restaurant_id = restaurant and never_subscribed(restaurant)
      and (select count(*) from (select from orders o where o.restaurant_id = restaurant limit 20) placed) < 20
  );
