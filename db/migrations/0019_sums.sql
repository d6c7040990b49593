-- What was ordered on a bill, so that no bill passes the largest sum there is, whoever orders at once.

alter table bills
  -- The sum of its orders that were not cancelled. The statement that places an order adds to it (place-statement.ts).
  add column ordered_cents bigint not null default 0;

-- Even the owner of the tables is bound by their row security while that is forced.
alter table bills no force row level security;
alter table orders no force row level security;
update bills b set ordered_cents = least(1e15, (select coalesce(sum(o.total_cents), 0) from orders o
  where o.restaurant_id = b.restaurant_id and o.bill_id = b.id and o.status <> 'cancelado'))
where closed_at is null;
alter table bills force row level security;
alter table orders force row level security;

-- Every later change of an order follows here. What a bill was let come to before may grow smaller, and be closed, but not grow.
create function count_order_on_bill() returns trigger language plpgsql as $$
declare
  largest constant bigint := 100000000;
  was bigint := case when old.status = 'cancelado' then 0 else old.total_cents end;
  becomes bigint := case when new.status = 'cancelado' then 0 else new.total_cents end;
  ordered bigint;
begin
  if old.bill_id <> new.bill_id then
    update bills set ordered_cents = ordered_cents - was where restaurant_id = old.restaurant_id and id = old.bill_id;
    was := 0;
  end if;
  update bills set ordered_cents = ordered_cents + becomes - was where restaurant_id = new.restaurant_id and id = new.bill_id
    returning ordered_cents into ordered;
  if becomes > was and ordered > largest then
    raise exception 'bill % would come to %', new.bill_id, ordered
      using errcode = 'check_violation', constraint = 'bills_largest', table = 'bills';
  end if;
  return null;
end $$;
create trigger orders_counted after update on orders for each row
  when (old.bill_id <> new.bill_id or old.total_cents <> new.total_cents
    or (old.status = 'cancelado') <> (new.status = 'cancelado'))
  execute function count_order_on_bill();
