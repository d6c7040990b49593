-- The service fee of a till, and who shares it.

-- A bill's fee, and that of an order that is paid by itself, belong to the till in which they were settled: said by a trigger, as of payments.
alter table bills add column till_id uuid, add foreign key (restaurant_id, till_id) references tills;
alter table orders add column till_id uuid, add foreign key (restaurant_id, till_id) references tills;
create index bills_of_till on bills (restaurant_id, till_id) where till_id is not null;
create index orders_of_till on orders (restaurant_id, till_id) where till_id is not null;
create function fee_enters_till() returns trigger language plpgsql as $$
begin
  new.till_id := open_till(new.restaurant_id);
  return new;
end $$;
create trigger bills_enter_till before update of closed_at on bills for each row
  when (old.closed_at is null and new.closed_at is not null and new.merged_into is null) execute function fee_enters_till();
create trigger orders_enter_till before update of paid_at on orders for each row
  when (old.paid_at is null and new.paid_at is not null) execute function fee_enters_till();
create trigger bills_of_closed_till before update of service_fee_cents, till_id on bills for each row
  when (old.till_id is not null and (old.service_fee_cents is distinct from new.service_fee_cents or old.till_id is distinct from new.till_id))
  execute function refuse_money_of_closed_till();
create trigger orders_of_closed_till before update of settled_fee_cents, till_id on orders for each row
  when (old.till_id is not null and (old.settled_fee_cents is distinct from new.settled_fee_cents or old.till_id is distinct from new.till_id))
  execute function refuse_money_of_closed_till();
create function till_fee(restaurant uuid, till uuid) returns numeric language sql stable as $$
  select coalesce((select sum(b.service_fee_cents) from bills b where b.restaurant_id = restaurant and b.till_id = till), 0)
    + coalesce((select sum(o.settled_fee_cents) from orders o where o.restaurant_id = restaurant and o.till_id = till), 0)
$$;

-- How the owner has the fee shared. Without a row nobody shares it here.
create table fee_sharing (
  restaurant_id uuid primary key references restaurants,
  -- By points, or in equal parts among those who have any.
  by_points boolean not null,
  people uuid[] not null,
  points integer[] not null check (0 <= all (points) and 100 >= all (points)),
  revision integer not null default 1,
  constraint fee_sharing_pairs check (cardinality(people) = cardinality(points) and cardinality(people) <= 300)
);
alter table fee_sharing enable row level security, force row level security;
create policy own_restaurant on fee_sharing to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update on fee_sharing to comanda_app;

-- What each was given of a till's fee when it was closed.
create table till_fee_shares (
  restaurant_id uuid not null,
  till_id uuid not null,
  user_id uuid not null references users,
  -- Null where the parts are equal.
  points integer check (points between 1 and 100),
  cents bigint not null check (cents between 0 and 1000000000000000),
  primary key (restaurant_id, till_id, user_id),
  foreign key (restaurant_id, till_id) references tills
);
alter table till_fee_shares enable row level security, force row level security;
create policy own_restaurant on till_fee_shares to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert on till_fee_shares to comanda_app;
create trigger till_fee_shares_closed before insert or update or delete on till_fee_shares
  for each row execute function refuse_money_of_closed_till();
