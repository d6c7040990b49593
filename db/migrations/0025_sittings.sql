-- A sitting begins with the first scan or order at a free table and ends when its bill is closed. Phones keep the name of the
-- sitting they belong to; whatever ends one gives the table another name, and from then on theirs opens nothing.

alter table restaurants
  -- Off: phones stay seated when a bill is closed, and order on without another scan.
  add column sittings_end boolean not null default true;
grant update (sittings_end) on restaurants to comanda_app;

alter table tables
  -- Whoever shows it sits here now. Random, like a secret.
  add column sitting uuid not null default gen_random_uuid();

alter table bills
  -- Whose bill it is. An open bill's is its table's; null for bills from before there were sittings.
  add column sitting uuid,
  -- The tables it was moved away from: phones that sat there belong to it still.
  add column former_tables uuid[] not null default '{}',
  -- What it was closed at, in full: never computed again.
  add column charges_cents bigint check (charges_cents >= 0),
  add column discount_cents bigint check (discount_cents >= 0);
create index bills_of_sitting on bills (restaurant_id, sitting);

alter table orders
  -- The table that it was last moved away from.
  add column former_table_id uuid,
  -- Beside settled_cents, what that is made of: items + fee + charges - discount.
  add column settled_fee_cents bigint check (settled_fee_cents >= 0),
  add column settled_charges_cents bigint check (settled_charges_cents >= 0),
  add column settled_discount_cents bigint check (settled_discount_cents >= 0);

-- Paid before it was delivered.
alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('status', 'edit', 'complete', 'pay', 'close', 'move'));

-- What was settled before. Even the owner of a table is bound by its row security while that is forced.
alter table tables no force row level security;
alter table bills no force row level security;
alter table orders no force row level security;
update bills b set sitting = t.sitting from tables t
  where t.restaurant_id = b.restaurant_id and t.id = b.table_id and b.closed_at is null;
update bills b set charges_cents = c.cents,
    discount_cents = greatest(0, coalesce(b.items_cents, 0) + coalesce(b.service_fee_cents, 0) + c.cents - b.total_cents)
  from (select b.restaurant_id, b.id,
          (select coalesce(sum((x ->> 'cents')::bigint), 0) from jsonb_array_elements(b.custom_charges) x)
          + (select coalesce(sum((x ->> 'cents')::bigint), 0) from orders o, jsonb_array_elements(o.custom_charges) x
             where o.restaurant_id = b.restaurant_id and o.bill_id = b.id and o.status <> 'cancelado' and o.paid_at is null) as cents
        from bills b where b.closed_at is not null) c
  where c.restaurant_id = b.restaurant_id and c.id = b.id;
update orders set settled_cents = total_cents where paid_at is not null;
update orders o set settled_fee_cents = s.fee, settled_charges_cents = greatest(0, s.rest), settled_discount_cents = greatest(0, -s.rest)
  from (select o.restaurant_id, o.id, f.fee, o.settled_cents - o.items_cents - f.fee as rest
        from orders o join bills b on b.restaurant_id = o.restaurant_id and b.id = o.bill_id,
          lateral (select case when o.paid_at is not null or b.service_fee_cents > 0 then o.service_fee_cents else 0 end as fee) f
        where o.settled_cents is not null) s
  where s.restaurant_id = o.restaurant_id and s.id = o.id;
alter table tables force row level security;
alter table bills force row level security;
alter table orders force row level security;

-- A bill is opened for the sitting that the table has at that moment. The lock waits for whoever is about to end it.
create or replace function require_living_table() returns trigger language plpgsql as $$
declare present uuid;
begin
  select sitting into present from tables
    where restaurant_id = new.restaurant_id and id = new.table_id and deleted_at is null for no key update;
  if not found then
    raise exception 'table % is gone', new.table_id
      using errcode = 'serialization_failure', constraint = 'bills_of_living_table', table = 'bills';
  end if;
  if new.sitting <> present then
    raise exception 'the sitting at table % is over', new.table_id
      using errcode = 'serialization_failure', constraint = 'bills_of_present_sitting', table = 'bills';
  end if;
  return null;
end $$;

-- With a new secret everyone is asked for it again: the people who sit there now too.
create function begin_sitting_with_secret() returns trigger language plpgsql as $$
begin
  new.sitting := gen_random_uuid();
  update bills set sitting = new.sitting
    where restaurant_id = new.restaurant_id and table_id = new.id and closed_at is null;
  return new;
end $$;
create trigger begins_sitting before update of secret on tables for each row
  when (new.secret is distinct from old.secret) execute function begin_sitting_with_secret();

alter table bill_payments
  -- Made by the client for a part that is paid before the rest: sent again, it is the same payment.
  add column key uuid,
  drop constraint bill_payments_amount_cents_check,
  -- Below zero is what was handed back of parts that came to more than the bill in the end.
  add constraint bill_payments_handed_back check (amount_cents >= 0 or order_id is null and method = 'dinheiro');
create unique index bill_payments_by_key on bill_payments (restaurant_id, key) where key is not null;

-- A payment is never changed. What is corrected about it stands here, with what it said before.
create table payment_corrections (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  payment_id uuid not null,
  from_method text not null check (from_method in ('dinheiro', 'debito', 'credito', 'pix')),
  to_method text not null check (to_method in ('dinheiro', 'debito', 'credito', 'pix')),
  corrected_by uuid references users,
  key uuid not null,
  at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, key),
  check (from_method <> to_method),
  foreign key (restaurant_id, payment_id) references bill_payments on delete cascade
);
create index payment_corrections_of_payment on payment_corrections (restaurant_id, payment_id, id);
alter table payment_corrections enable row level security, force row level security;
create policy own_restaurant on payment_corrections to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert on payment_corrections to comanda_app;
