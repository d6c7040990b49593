-- The till: opened with change money, closed against what was counted. What a closed one says is never changed again.
create table tills (
  restaurant_id uuid not null references restaurants,
  id uuid not null default uuidv7(),
  -- The restaurant's own count of them.
  number integer not null check (number > 0),
  opened_at timestamptz not null,
  opened_by uuid not null references users,
  opening_cents bigint not null check (opening_cents between 0 and 1000000000),
  -- Made by the client once per opening: sent again, it is the same till.
  open_key uuid not null,
  closed_at timestamptz,
  closed_by uuid references users,
  close_key uuid,
  -- What explains that something else was counted than expected.
  note text not null default '' check (length(note) <= 500),
  primary key (restaurant_id, id),
  unique (restaurant_id, number),
  unique (restaurant_id, open_key),
  constraint tills_closing check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (close_key is null))
);
-- One till at a time.
create unique index tills_one_open on tills (restaurant_id) where closed_at is null;
alter table tills enable row level security, force row level security;
create policy own_restaurant on tills to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update (closed_at, closed_by, close_key, note) on tills to comanda_app;

-- Money that is put into the drawer or taken out of it, and pays no bill.
create table till_movements (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  till_id uuid not null,
  kind text not null check (kind in ('in', 'out')),
  amount_cents bigint not null check (amount_cents between 1 and 1000000000),
  reason text not null check (length(reason) between 1 and 200),
  made_by uuid not null references users,
  at timestamptz not null,
  key uuid not null,
  primary key (restaurant_id, id),
  unique (restaurant_id, key),
  foreign key (restaurant_id, till_id) references tills
);
create index till_movements_of_till on till_movements (restaurant_id, till_id);
alter table till_movements enable row level security, force row level security;
create policy own_restaurant on till_movements to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert on till_movements to comanda_app;

-- What was expected of each method when a till was closed, and what was counted.
create table till_counts (
  restaurant_id uuid not null,
  till_id uuid not null,
  method text not null check (method in ('dinheiro', 'debito', 'credito', 'pix')),
  payments integer not null check (payments >= 0),
  expected_cents bigint not null check (abs(expected_cents) <= 1000000000000000),
  counted_cents bigint not null check (counted_cents between 0 and 1000000000000),
  primary key (restaurant_id, till_id, method),
  foreign key (restaurant_id, till_id) references tills
);
alter table till_counts enable row level security, force row level security;
create policy own_restaurant on till_counts to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert on till_counts to comanda_app;

-- The till that is open now, or none. Whoever asks holds it until their transaction ends: closing it waits for them. And whoever waits
-- here for a closing belongs to what is open after it, which only a statement of its own sees.
create function open_till(restaurant uuid) returns uuid language plpgsql as $$
declare present uuid;
begin
  select id into present from tills where restaurant_id = restaurant and closed_at is null for share;
  if present is null then
    select id into present from tills where restaurant_id = restaurant and closed_at is null for share;
  end if;
  return present;
end $$;

-- Every payment, and every change of what a payment is taken for, belongs to the till that was open when it was recorded. No statement
-- says which: none can forget it or say another.
alter table bill_payments
  add column till_id uuid,
  -- Recorded while no till was open. Payments from before there were tills are not told as such.
  add column outside_till boolean not null default false,
  add foreign key (restaurant_id, till_id) references tills,
  add constraint bill_payments_outside check (not outside_till or till_id is null);
alter table payment_corrections
  add column till_id uuid,
  add column outside_till boolean not null default false,
  add foreign key (restaurant_id, till_id) references tills,
  add constraint payment_corrections_outside check (not outside_till or till_id is null);
create index bill_payments_of_till on bill_payments (restaurant_id, till_id) where till_id is not null;
create index bill_payments_outside_till on bill_payments (restaurant_id, id) where outside_till;
create index payment_corrections_of_till on payment_corrections (restaurant_id, till_id) where till_id is not null;
create index payment_corrections_outside_till on payment_corrections (restaurant_id, id) where outside_till;
create function money_enters_till() returns trigger language plpgsql as $$
begin
  new.till_id := open_till(new.restaurant_id);
  new.outside_till := new.till_id is null;
  return new;
end $$;
create trigger bill_payments_enter_till before insert on bill_payments for each row execute function money_enters_till();
create trigger payment_corrections_enter_till before insert on payment_corrections for each row execute function money_enters_till();

-- What was recorded outside any till, and by which till it was told when that one closed: each once.
create table till_strays (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  till_id uuid not null,
  payment_id uuid,
  correction_id uuid,
  primary key (restaurant_id, id),
  unique (restaurant_id, payment_id),
  unique (restaurant_id, correction_id),
  constraint till_strays_one check (num_nonnulls(payment_id, correction_id) = 1),
  foreign key (restaurant_id, till_id) references tills,
  foreign key (restaurant_id, payment_id) references bill_payments,
  foreign key (restaurant_id, correction_id) references payment_corrections
);
create index till_strays_of_till on till_strays (restaurant_id, till_id);
alter table till_strays enable row level security, force row level security;
create policy own_restaurant on till_strays to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert on till_strays to comanda_app;

-- What a till has to hold by method: payments as they were recorded in it, what was put right in it, and in cash what it was opened with
-- and what was put in and taken out.
create function till_expected(restaurant uuid, till uuid)
  returns table (method text, payments integer, received numeric, expected numeric) language sql stable as $$
  with money as (
    select p.method, 1 as payments, p.amount_cents as cents from bill_payments p where p.restaurant_id = restaurant and p.till_id = till
    union all
    select c.from_method, case when p.till_id = till then -1 else 0 end, -p.amount_cents from payment_corrections c
      join bill_payments p on p.restaurant_id = restaurant and p.id = c.payment_id
      where c.restaurant_id = restaurant and c.till_id = till
    union all
    select c.to_method, case when p.till_id = till then 1 else 0 end, p.amount_cents from payment_corrections c
      join bill_payments p on p.restaurant_id = restaurant and p.id = c.payment_id
      where c.restaurant_id = restaurant and c.till_id = till
  ), drawer as (
    select t.opening_cents + coalesce((select sum(case when v.kind = 'in' then v.amount_cents else -v.amount_cents end)
      from till_movements v where v.restaurant_id = restaurant and v.till_id = till), 0) as cents
    from tills t where t.restaurant_id = restaurant and t.id = till
  ), received as (
    select known.method, coalesce(sum(m.payments), 0)::int as payments, coalesce(sum(m.cents), 0) as cents
    from unnest(array['dinheiro', 'pix', 'credito', 'debito']) known (method) left join money m on m.method = known.method
    group by known.method
  )
  select r.method, greatest(r.payments, 0), r.cents, r.cents + case when r.method = 'dinheiro' then d.cents else 0 end
  from received r cross join drawer d
$$;

create function refuse_change_of_closed_till() returns trigger language plpgsql as $$
begin
  raise exception 'till % is closed', old.id
    using errcode = 'check_violation', constraint = 'tills_closed', table = 'tills';
end $$;
create trigger tills_closed before update or delete on tills for each row
  when (old.closed_at is not null) execute function refuse_change_of_closed_till();

-- A till is closed with every method counted against what is expected at that moment, and a difference is explained.
create function require_counted_till() returns trigger language plpgsql as $$
begin
  if (select count(*) from till_counts where restaurant_id = new.restaurant_id and till_id = new.id) <> 4
    or exists (select from till_expected(new.restaurant_id, new.id) e join till_counts c
      on c.restaurant_id = new.restaurant_id and c.till_id = new.id and c.method = e.method where c.expected_cents <> e.expected) then
    raise exception 'till % is not counted', new.id
      using errcode = 'check_violation', constraint = 'tills_counted', table = 'tills';
  end if;
  if new.note = '' and exists (select from till_counts where restaurant_id = new.restaurant_id and till_id = new.id
      and counted_cents <> expected_cents) then
    raise exception 'the difference of till % is not explained', new.id
      using errcode = 'check_violation', constraint = 'tills_explained', table = 'tills';
  end if;
  return new;
end $$;
create trigger tills_counted before update of closed_at on tills for each row
  when (old.closed_at is null and new.closed_at is not null) execute function require_counted_till();

-- What belongs to a closed till stays as it is: nothing comes to it, nothing of it changes, nothing leaves it. Whoever closes it waits for
-- what is written here, or this for the closing.
create function refuse_money_of_closed_till() returns trigger language plpgsql as $$
declare closed boolean;
begin
  select bool_or(t.closed) into closed from (select closed_at is not null as closed from tills
    where restaurant_id = coalesce(new.restaurant_id, old.restaurant_id) and id in (old.till_id, new.till_id) for share) t;
  if closed then
    raise exception 'the till of % % is closed', tg_table_name, coalesce(new.till_id, old.till_id)
      using errcode = 'check_violation', constraint = 'tills_closed', table = tg_table_name;
  end if;
  return coalesce(new, old);
end $$;
create trigger till_movements_closed before insert or update or delete on till_movements
  for each row execute function refuse_money_of_closed_till();
create trigger till_counts_closed before insert or update or delete on till_counts
  for each row execute function refuse_money_of_closed_till();
create trigger till_strays_closed before insert or update or delete on till_strays
  for each row execute function refuse_money_of_closed_till();
-- Where a payment's bill is merged into another, the payment goes with it and stays what it is.
create trigger bill_payments_of_closed_till before update of restaurant_id, id, method, amount_cents, till_id, outside_till or delete
  on bill_payments for each row execute function refuse_money_of_closed_till();
create trigger payment_corrections_of_closed_till before update or delete on payment_corrections
  for each row execute function refuse_money_of_closed_till();
