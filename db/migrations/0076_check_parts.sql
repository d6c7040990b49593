-- What a phone says that it pays of its bill, and how: it is paid when the till has the money.

create table check_parts (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  -- Where its bill is by now, and where it was asked for: parts follow what they pay for, and come back with it.
  bill_id uuid not null,
  asked_bill_id uuid not null,
  guest uuid not null,
  -- Made by the phone once per part: sent again, it is the same one.
  key uuid not null,
  split text not null check (split in ('items', 'people', 'amount')),
  method text not null check (method in ('card', 'cash', 'pix')),
  amount_cents bigint not null check (amount_cents > 0),
  -- Of cash: what they are going to hand over.
  change_for_cents bigint check (change_for_cents is null or method = 'cash' and change_for_cents >= amount_cents),
  -- What a PIX names: of bill and part.
  txid text check (txid ~ '^[A-Za-z0-9]{1,25}$'),
  pix_code text,
  status text not null default 'asked' check (status in ('asked', 'told', 'paid', 'withdrawn')),
  asked_at timestamptz not null,
  -- When the phone said that it had paid.
  told_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references users,
  -- What of it came when the bill wanted it no more: the house owes it, until somebody has given it back.
  credit_cents bigint not null default 0 check (credit_cents between 0 and amount_cents),
  credit_settled_at timestamptz,
  credit_settled_by uuid references users,
  primary key (restaurant_id, id),
  unique (restaurant_id, key),
  unique (restaurant_id, txid),
  foreign key (restaurant_id, bill_id) references bills on delete cascade,
  constraint check_parts_pix check ((method = 'pix') = (txid is not null) and (method = 'pix') = (pix_code is not null)),
  constraint check_parts_told check (status <> 'told' or method = 'pix' and told_at is not null),
  constraint check_parts_ended check ((status in ('paid', 'withdrawn')) = (ended_at is not null)),
  constraint check_parts_paid check (status <> 'paid' or ended_by is not null),
  constraint check_parts_credit check (credit_cents = 0 or status = 'paid'),
  constraint check_parts_settled check
    ((credit_settled_at is null) = (credit_settled_by is null) and (credit_settled_at is null or credit_cents > 0))
);
-- One at a time of each phone.
create unique index check_parts_one_open on check_parts (restaurant_id, bill_id, guest) where status in ('asked', 'told');
-- What the till still has to look at.
create index check_parts_open on check_parts (restaurant_id, asked_at)
  where status in ('asked', 'told') or credit_cents > 0 and credit_settled_at is null;
create index check_parts_of_bill on check_parts (restaurant_id, bill_id);
alter table check_parts enable row level security, force row level security;
create policy own_restaurant on check_parts to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update on check_parts to comanda_app;

-- Pieces that are on their way to being paid, or are paid, go with their part and are nobody's to let go of.
alter table check_claims
  add column part_id uuid,
  add foreign key (restaurant_id, part_id) references check_parts on delete cascade;

create or replace function release_bill_claims() returns trigger language plpgsql as $$
begin
  -- What was to be handed to somebody at the table is not any more; a PIX may be on its way, and stays to be confirmed.
  if new.closed_at is not null and new.merged_into is null then
    update check_parts set status = 'withdrawn', ended_at = now()
      where restaurant_id = new.restaurant_id and bill_id = new.id and status = 'asked' and method <> 'pix';
  end if;
  delete from check_claims where restaurant_id = new.restaurant_id and bill_id = new.id and part_id is null;
  return null;
end $$;
create or replace function release_order_claims() returns trigger language plpgsql as $$
begin
  delete from check_claims where restaurant_id = new.restaurant_id and order_id = new.id and part_id is null;
  return null;
end $$;
create or replace function release_line_claims() returns trigger language plpgsql as $$
begin
  delete from check_claims
    where restaurant_id = old.restaurant_id and order_id = old.order_id and line = old.line and part_id is null;
  return null;
end $$;

-- A bill that is merged takes its parts along, and its couverts cannot be told apart any more. Parted, whatever is not paid goes back to where it was
-- asked for; what is paid goes where its payment goes.
create function parts_follow_merge() returns trigger language plpgsql as $$
begin
  if new.merged_into is not null then
    delete from check_claims where restaurant_id = new.restaurant_id and order_id in (new.id, new.merged_into) and line = 0
      and part_id is null;
    update check_parts p set status = 'withdrawn', ended_at = now()
      where restaurant_id = new.restaurant_id and bill_id = new.id and status in ('asked', 'told') and exists (
        select from check_parts o where o.restaurant_id = new.restaurant_id and o.bill_id = new.merged_into
          and o.guest = p.guest and o.status in ('asked', 'told'));
    update check_claims set bill_id = new.merged_into where restaurant_id = new.restaurant_id and bill_id = new.id;
    update check_parts set bill_id = new.merged_into where restaurant_id = new.restaurant_id and bill_id = new.id;
  else
    update check_claims c set bill_id = new.id from check_parts p
      where p.restaurant_id = new.restaurant_id and p.bill_id = old.merged_into and p.asked_bill_id = new.id
        and c.restaurant_id = new.restaurant_id and c.part_id = p.id;
    update check_parts set bill_id = new.id
      where restaurant_id = new.restaurant_id and bill_id = old.merged_into and asked_bill_id = new.id;
  end if;
  return null;
end $$;
create trigger parts_follow_merge after update of merged_into on bills for each row
  when (old.merged_into is distinct from new.merged_into) execute function parts_follow_merge();

-- Somebody wants to pay at the table: how much, and with what. Each part calls by itself.
alter table calls
  add column part_id uuid,
  add column pay_cents bigint check (pay_cents > 0),
  add column pay_method text check (pay_method in ('card', 'cash', 'pix')),
  add column change_for_cents bigint,
  drop constraint calls_kind_check,
  add constraint calls_kind_check check (kind in ('waiter', 'bill', 'request', 'pay')),
  add constraint calls_pay check ((kind = 'pay') = (part_id is not null) and (kind = 'pay') = (pay_cents is not null)
    and (kind = 'pay') = (pay_method is not null));
drop index calls_one_open;
create unique index calls_one_open on calls (restaurant_id, sitting, kind, request) where ended_at is null and kind <> 'pay';
create unique index calls_one_of_part on calls (restaurant_id, part_id) where ended_at is null and kind = 'pay';

-- As before, but for what is to be paid: two parts are two, whatever table they come from.
create or replace function calls_follow_merge() returns trigger language plpgsql as $$
declare there record;
begin
  select id, sitting, table_id into there from bills
    where restaurant_id = new.restaurant_id and id = coalesce(new.merged_into, old.merged_into);
  with ended as (
    update calls c set ended_at = now(), outcome = 'left'
    where new.merged_into is not null and restaurant_id = new.restaurant_id and sitting = new.sitting and ended_at is null
      and c.kind <> 'pay' and exists (select from calls d where d.restaurant_id = new.restaurant_id and d.sitting = there.sitting
        and d.kind = c.kind and d.request = c.request and d.ended_at is null)
    returning id
  ), came as (
    update calls c set table_id = there.table_id, sitting = there.sitting, former_sittings = former_sittings || new.sitting
    where new.merged_into is not null and restaurant_id = new.restaurant_id and sitting = new.sitting and ended_at is null
      and (c.kind = 'pay' or not exists (select from calls d where d.restaurant_id = new.restaurant_id and d.sitting = there.sitting
        and d.kind = c.kind and d.request = c.request and d.ended_at is null))
    returning id
  ), went as (
    update calls set table_id = new.table_id, sitting = new.sitting, former_sittings = trim_array(former_sittings, 1)
    where new.merged_into is null and restaurant_id = new.restaurant_id and sitting = there.sitting and ended_at is null
      and former_sittings[cardinality(former_sittings)] = new.sitting
    returning id
  )
  insert into outbox (restaurant_id, topic, entity_id, table_id)
    select new.restaurant_id, 'calls', id, tables.table_id
    from (select id from ended union all select id from came union all select id from went) moved (id),
      (values (new.table_id), (there.table_id)) tables (table_id);
  return null;
end $$;
