-- A bill, or an order by itself, that is settled while no till is open belongs to the next till that opens, as its payment is told there:
-- the service fee is shared by its people, the couvert is handed over from it, its discount is told by it. Each once.
create table till_stray_settlements (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  bill_id uuid,
  order_id uuid,
  -- Null until one is opened.
  till_id uuid,
  primary key (restaurant_id, id),
  unique (restaurant_id, bill_id),
  unique (restaurant_id, order_id),
  constraint till_stray_settlements_one check (num_nonnulls(bill_id, order_id) = 1),
  foreign key (restaurant_id, bill_id) references bills,
  foreign key (restaurant_id, order_id) references orders,
  foreign key (restaurant_id, till_id) references tills
);
create index till_stray_settlements_of_till on till_stray_settlements (restaurant_id, till_id);
alter table till_stray_settlements enable row level security, force row level security;
create policy own_restaurant on till_stray_settlements to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update (till_id) on till_stray_settlements to comanda_app;
create trigger till_stray_settlements_closed before insert or update or delete on till_stray_settlements
  for each row execute function refuse_money_of_closed_till();

-- As before, and what finds no till waits for the next.
create or replace function fee_enters_till() returns trigger language plpgsql as $$
begin
  new.till_id := open_till(new.restaurant_id);
  if new.till_id is null then
    insert into till_stray_settlements (restaurant_id, bill_id, order_id)
    values (new.restaurant_id, case tg_table_name when 'bills' then new.id end, case tg_table_name when 'orders' then new.id end);
  end if;
  return new;
end $$;

-- When it is opened, and not while it is read: whatever is still being settled outside then comes to the till after it, and to one alone.
create function till_takes_stray_settlements() returns trigger language plpgsql as $$
begin
  update till_stray_settlements set till_id = new.id where restaurant_id = new.restaurant_id and till_id is null;
  return null;
end $$;
create trigger tills_take_stray_settlements after insert on tills for each row execute function till_takes_stray_settlements();

-- What belongs to a till, for all that is told of it.
create function bills_of_till(restaurant uuid, till uuid) returns setof bills language sql stable as $$
  select b.* from bills b where b.restaurant_id = restaurant and b.till_id = till
  union all
  select b.* from till_stray_settlements s join bills b on b.restaurant_id = restaurant and b.id = s.bill_id
  where s.restaurant_id = restaurant and s.till_id = till
$$;
create function orders_of_till(restaurant uuid, till uuid) returns setof orders language sql stable as $$
  select o.* from orders o where o.restaurant_id = restaurant and o.till_id = till
  union all
  select o.* from till_stray_settlements s join orders o on o.restaurant_id = restaurant and o.id = s.order_id
  where s.restaurant_id = restaurant and s.till_id = till
$$;

-- As before, of what belongs to it.
create or replace function till_fee(restaurant uuid, till uuid) returns numeric language sql stable as $$
  select coalesce((select sum(least(coalesce(b.service_fee_cents, 0), b.total_cents)) from bills_of_till(restaurant, till) b), 0)
    + coalesce((select sum(least(coalesce(o.settled_fee_cents, 0), o.settled_cents)) from orders_of_till(restaurant, till) o), 0)
$$;
