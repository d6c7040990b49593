-- Guests see and split the bill of their table on their own phones.

-- What a house asks of its guests besides dishes. Without a row: nothing.
create table check_settings (
  restaurant_id uuid primary key references restaurants,
  -- For each person, and never without being asked for; nothing where there is no couvert.
  couvert_cents integer not null check (couvert_cents between 0 and 100000),
  revision integer not null default 1
);
alter table check_settings enable row level security, force row level security;
create policy own_restaurant on check_settings to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update on check_settings to comanda_app;

alter table bills
  -- Its guests would rather not pay the service fee. Whoever closes it sees that, and decides.
  add column fee_declined boolean not null default false,
  -- How many couverts they want, at the price that they were shown.
  add column couvert_people smallint check (couvert_people between 1 and 99),
  add column couvert_cents integer check (couvert_cents > 0),
  add constraint bills_couvert check ((couvert_people is null) = (couvert_cents is null));

-- Which phone sent it; null when the staff did, or a phone that keeps no cookies.
alter table orders add column guest uuid;

-- Pieces of lines that a phone says are its own to pay. No piece is two phones' at once: the database holds it.
create table check_claims (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  bill_id uuid not null,
  -- The line of an order; the bill itself and line 0 are its couverts.
  order_id uuid not null,
  line integer not null,
  -- In twelfths of a piece, which are halves, thirds and quarters alike.
  pieces int4range not null check (not isempty(pieces) and lower(pieces) >= 0 and upper(pieces) <= 1000000),
  guest uuid not null,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, bill_id) references bills on delete cascade,
  constraint check_claims_once exclude using gist
    (restaurant_id with =, bill_id with =, order_id with =, line with =, pieces with &&)
);
alter table check_claims enable row level security, force row level security;
create policy own_restaurant on check_claims to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update, delete on check_claims to comanda_app;

-- What was chosen on phones is let go when what it was chosen of is not there any more as it was: six ways lead to that, and stand in
-- features that know nothing of phones.
create function release_bill_claims() returns trigger language plpgsql as $$
begin
  delete from check_claims where restaurant_id = new.restaurant_id and bill_id = new.id;
  return null;
end $$;
create trigger release_claims after update of table_id, closed_at on bills for each row
  when (old.table_id <> new.table_id or old.closed_at is null and new.closed_at is not null)
  execute function release_bill_claims();

create function release_order_claims() returns trigger language plpgsql as $$
begin
  delete from check_claims where restaurant_id = new.restaurant_id and order_id = new.id;
  return null;
end $$;
create trigger release_claims after update of bill_id, status, paid_at on orders for each row
  when (old.bill_id <> new.bill_id or new.status = 'cancelado' or old.paid_at is distinct from new.paid_at)
  execute function release_order_claims();

create function release_line_claims() returns trigger language plpgsql as $$
begin
  delete from check_claims where restaurant_id = old.restaurant_id and order_id = old.order_id and line = old.line;
  return null;
end $$;
create trigger release_claims after update of quantity, free_quantity on order_items for each row
  when (old.quantity <> new.quantity or old.free_quantity <> new.free_quantity) execute function release_line_claims();
create trigger release_gone_claims after delete on order_items for each row execute function release_line_claims();

-- Two parties that are one want the couverts of both, and parted each its own again.
create function couverts_follow_merge() returns trigger language plpgsql as $$
begin
  if new.merged_into is not null then
    update bills set couvert_people = least(99, coalesce(couvert_people, 0) + new.couvert_people),
      couvert_cents = coalesce(couvert_cents, new.couvert_cents)
    where restaurant_id = new.restaurant_id and id = new.merged_into and new.couvert_people is not null;
  else
    update bills set couvert_people = nullif(greatest(0, couvert_people - new.couvert_people), 0),
      couvert_cents = case when couvert_people > new.couvert_people then couvert_cents end
    where restaurant_id = old.restaurant_id and id = old.merged_into and new.couvert_people is not null;
  end if;
  return null;
end $$;
create trigger couverts_follow_merge after update of merged_into on bills for each row
  when (old.merged_into is distinct from new.merged_into) execute function couverts_follow_merge();
