-- Two parties become one: everything of a bill goes to another's, and what is left of it is closed as merged, at nothing.

alter table bills
  -- The bill that everything of this one went to, and its guests with it.
  add column merged_into uuid,
  add foreign key (restaurant_id, merged_into) references bills,
  add constraint bills_merged check (merged_into is null or (total_cents = 0 and merged_into <> id));
create index bills_merged_into on bills (restaurant_id, merged_into) where merged_into is not null;

-- What a merging took along, as it was, so that it can be undone for a moment.
create table bill_merges (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  from_bill_id uuid not null,
  into_bill_id uuid not null,
  -- Where those who came sat, and where they came to.
  from_table_id uuid not null,
  into_table_id uuid not null,
  -- Made by the client once per merging: sent again, it is the same one.
  key uuid not null,
  at timestamptz not null,
  merged_by uuid not null references users,
  order_ids uuid[] not null,
  order_numbers integer[] not null check (cardinality(order_numbers) = cardinality(order_ids)),
  payment_ids uuid[] not null,
  -- The bill that everything came to, right after: orders it had numbered, and payments it had. Whatever is ordered or paid since makes more.
  numbered integer not null,
  payments integer not null,
  undone_at timestamptz,
  undone_by uuid references users,
  primary key (restaurant_id, id),
  unique (restaurant_id, key),
  constraint bill_merges_undone check ((undone_at is null) = (undone_by is null)),
  foreign key (restaurant_id, from_bill_id) references bills on delete cascade,
  foreign key (restaurant_id, into_bill_id) references bills on delete cascade
);
-- A bill is merged once at a time.
create unique index bill_merges_one on bill_merges (restaurant_id, from_bill_id) where undone_at is null;
create index bill_merges_into on bill_merges (restaurant_id, into_bill_id);
alter table bill_merges enable row level security, force row level security;
create policy own_restaurant on bill_merges to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update (undone_at, undone_by) on bill_merges to comanda_app;
-- A payment is never changed, but it goes where what it paid goes.
grant update (bill_id) on bill_payments to comanda_app;

alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check
    check (kind in ('status', 'edit', 'complete', 'pay', 'close', 'move', 'void', 'gift', 'merge', 'unmerge'));

-- What is merged has nothing left: no order and no payment is lost with it.
create or replace function require_settled_bill() returns trigger language plpgsql as $$
begin
  if exists (select from orders where restaurant_id = new.restaurant_id and bill_id = new.id
             and (new.merged_into is not null or status not in ('entregue', 'cancelado'))) then
    raise exception 'bill % has unsettled orders', new.id
      using errcode = 'check_violation', constraint = 'bills_settled', table = 'bills';
  end if;
  if new.total_cents <> (select coalesce(sum(amount_cents), 0) from bill_payments
                         where restaurant_id = new.restaurant_id and bill_id = new.id and order_id is null)
    or new.merged_into is not null and exists (select from bill_payments
                         where restaurant_id = new.restaurant_id and bill_id = new.id) then
    raise exception 'bill % is not paid exactly', new.id
      using errcode = 'check_violation', constraint = 'bills_paid', table = 'bills';
  end if;
  return new;
end $$;

-- Only a merged bill is ever opened again. Nothing else of a closed one changes, and a bill is merged in the moment it closes.
drop trigger bills_closed on bills;
create trigger bills_closed before update of closed_at, total_cents, table_id, merged_into on bills for each row
  when (old.closed_at is not null
    and (new.closed_at is distinct from old.closed_at or new.total_cents is distinct from old.total_cents
      or new.table_id is distinct from old.table_id or new.merged_into is distinct from old.merged_into)
    and not (old.merged_into is not null and new.merged_into is null and new.closed_at is null))
  execute function refuse_change_of_closed_bill();

-- A payment comes to no closed bill, and leaves none.
create function refuse_moved_payment() returns trigger language plpgsql as $$
begin
  if exists (select from bills where restaurant_id = old.restaurant_id and id in (old.bill_id, new.bill_id) and closed_at is not null) then
    raise exception 'the bill of payment % is closed', old.id
      using errcode = 'check_violation', constraint = 'bill_payments_of_closed_bill', table = 'bill_payments';
  end if;
  return new;
end $$;
create trigger bill_payments_of_closed_bill before update of bill_id on bill_payments for each row
  when (old.bill_id <> new.bill_id) execute function refuse_moved_payment();

-- What a table called for goes with its guests, and back with them. What both tables asked for is asked for once.
alter table calls
  -- The sittings it had before their bills were merged, the last one last.
  add column former_sittings uuid[] not null default '{}';
grant update (former_sittings) on calls to comanda_app;
create function calls_follow_merge() returns trigger language plpgsql as $$
declare there record;
begin
  select id, sitting, table_id into there from bills
    where restaurant_id = new.restaurant_id and id = coalesce(new.merged_into, old.merged_into);
  with ended as (
    update calls c set ended_at = now(), outcome = 'left'
    where new.merged_into is not null and restaurant_id = new.restaurant_id and sitting = new.sitting and ended_at is null
      and exists (select from calls d where d.restaurant_id = new.restaurant_id and d.sitting = there.sitting
        and d.kind = c.kind and d.request = c.request and d.ended_at is null)
    returning id
  ), came as (
    update calls c set table_id = there.table_id, sitting = there.sitting, former_sittings = former_sittings || new.sitting
    where new.merged_into is not null and restaurant_id = new.restaurant_id and sitting = new.sitting and ended_at is null
      and not exists (select from calls d where d.restaurant_id = new.restaurant_id and d.sitting = there.sitting
        and d.kind = c.kind and d.request = c.request and d.ended_at is null)
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
create trigger calls_follow_merge after update of merged_into on bills for each row
  when (old.merged_into is distinct from new.merged_into) execute function calls_follow_merge();

-- A new secret asks everyone again, also those who came from other tables.
create or replace function begin_sitting_with_secret() returns trigger language plpgsql as $$
begin
  new.sitting := gen_random_uuid();
  with recursive of_table as (
    update bills set sitting = new.sitting
      where restaurant_id = new.restaurant_id and table_id = new.id and closed_at is null
    returning id
  ), joined as (
    select id from of_table
    union all
    select b.id from joined j join bills b on b.restaurant_id = new.restaurant_id and b.merged_into = j.id
  )
  update bills set sitting = gen_random_uuid()
    where restaurant_id = new.restaurant_id and id in (select id from joined except select id from of_table);
  update calls set sitting = new.sitting
    where restaurant_id = new.restaurant_id and sitting = old.sitting and ended_at is null;
  return new;
end $$;
