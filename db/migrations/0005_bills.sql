-- Settling orders and bills: what was paid and how, and what a closed bill may never come to be.

alter table bills
  -- SHA-256 of the request that closed it: sent again, it is answered with the same bill.
  add column close_hash bytea;

alter table orders
  -- Likewise for the completion of one order.
  add column complete_hash bytea,
  -- Paid by itself, before its bill; such an order is no longer part of what the bill comes to.
  add column paid_at timestamptz,
  -- Its share of what its bill was closed at. What a house took in is the sum of coalesce(settled_cents, total_cents).
  add column settled_cents bigint check (settled_cents >= 0),
  add check (paid_at is null or completed_at is not null);

create table bill_payments (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  bill_id uuid not null,
  -- Set when it pays one order of the bill.
  order_id uuid,
  method text not null check (method in ('dinheiro', 'debito', 'credito', 'pix')),
  -- What stays in the till: what was handed over less the change.
  amount_cents bigint not null check (amount_cents >= 0),
  received_cents bigint not null check (received_cents >= amount_cents),
  received_by uuid references users,
  at timestamptz not null default now(),
  primary key (restaurant_id, id),
  check (method = 'dinheiro' or received_cents = amount_cents),
  foreign key (restaurant_id, bill_id) references bills,
  foreign key (restaurant_id, order_id) references orders
);
create index bill_payments_of_bill on bill_payments (restaurant_id, bill_id);
create index bill_payments_of_order on bill_payments (restaurant_id, order_id) where order_id is not null;

alter table bill_payments enable row level security, force row level security;
create policy own_restaurant on bill_payments to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert on bill_payments to comanda_app;

alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('status', 'edit', 'complete', 'close', 'move'));

-- An order joins a bill by taking its row (place-statement.ts), and closing takes the same row: one waits for the other. What
-- these triggers add is that no later change goes round it. Their queries see what was committed while they waited.
create function refuse_change_on_closed_bill() returns trigger language plpgsql as $$
begin
  if exists (select from bills where restaurant_id = old.restaurant_id and id in (old.bill_id, new.bill_id)
             and closed_at is not null) then
    raise exception 'the bill of order % is closed', old.id
      using errcode = 'check_violation', constraint = 'orders_of_closed_bill', table = 'orders';
  end if;
  return new;
end $$;
create trigger orders_of_closed_bill before update on orders for each row
  when (old.status is distinct from new.status or old.bill_id is distinct from new.bill_id
    or old.table_id is distinct from new.table_id or old.items_cents is distinct from new.items_cents
    or old.total_cents is distinct from new.total_cents or old.paid_at is distinct from new.paid_at)
  execute function refuse_change_on_closed_bill();

create function require_settled_bill() returns trigger language plpgsql as $$
begin
  if exists (select from orders where restaurant_id = new.restaurant_id and bill_id = new.id
             and status not in ('entregue', 'cancelado')) then
    raise exception 'bill % has unsettled orders', new.id
      using errcode = 'check_violation', constraint = 'bills_settled', table = 'bills';
  end if;
  if new.total_cents <> (select coalesce(sum(amount_cents), 0) from bill_payments
                         where restaurant_id = new.restaurant_id and bill_id = new.id and order_id is null) then
    raise exception 'bill % is not paid exactly', new.id
      using errcode = 'check_violation', constraint = 'bills_paid', table = 'bills';
  end if;
  return new;
end $$;
-- `of`: an order that joins a bill touches neither column, and pays nothing for these.
create trigger bills_settled before update of closed_at on bills for each row
  when (old.closed_at is null and new.closed_at is not null) execute function require_settled_bill();

create function refuse_change_of_closed_bill() returns trigger language plpgsql as $$
begin
  raise exception 'bill % is closed', old.id
    using errcode = 'check_violation', constraint = 'bills_closed', table = 'bills';
end $$;
create trigger bills_closed before update of closed_at, total_cents, table_id on bills for each row
  when (old.closed_at is not null and (new.closed_at is distinct from old.closed_at
    or new.total_cents is distinct from old.total_cents or new.table_id is distinct from old.table_id))
  execute function refuse_change_of_closed_bill();
