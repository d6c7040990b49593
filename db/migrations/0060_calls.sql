-- What a restaurant lets its guests ask for from their phones, besides dishes. Without a row: the waiter and the bill.
create table call_settings (
  restaurant_id uuid primary key references restaurants,
  waiter boolean not null,
  bill boolean not null,
  -- In the restaurant's own words and sequence.
  requests text[] not null check (cardinality(requests) <= 16),
  revision integer not null default 1
);
alter table call_settings enable row level security, force row level security;
create policy own_restaurant on call_settings to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update on call_settings to comanda_app;
-- Guests' pages show whether there is anything to call for.
create trigger moves_public_version after insert or update or delete on call_settings
  for each statement execute function move_public_version();
create function takes_calls(restaurant uuid) returns boolean language sql stable
  return coalesce((select s.waiter or s.bill or cardinality(s.requests) > 0 from call_settings s where s.restaurant_id = restaurant), true);

-- Guests who want somebody at their table.
create table calls (
  restaurant_id uuid not null references restaurants,
  id uuid not null default uuidv7(),
  -- Where those who called sit by now.
  table_id uuid not null,
  -- Whose call it is: it goes with them to another table, and ends when they have left.
  sitting uuid not null,
  kind text not null check (kind in ('waiter', 'bill', 'request')),
  -- The restaurant's word for it as it was; empty for what every restaurant has.
  request text not null default '' check (length(request) <= 40 and (kind = 'request') = (request <> '')),
  -- Made by the phone once per call: sent again, it is the same call.
  key uuid not null,
  asked_at timestamptz not null,
  -- Who goes there.
  taken_by uuid references users,
  taken_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('answered', 'withdrawn', 'left')),
  -- Who of the staff said that it is done.
  ended_by uuid references users,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, table_id) references tables,
  constraint calls_taken check ((taken_by is null) = (taken_at is null)),
  constraint calls_ended check ((outcome is null) = (ended_at is null) and (ended_by is not null) = (coalesce(outcome, '') = 'answered'))
);
-- Asked for once until it is answered, however many phones ask.
create unique index calls_one_open on calls (restaurant_id, sitting, kind, request) where ended_at is null;
create unique index calls_by_key on calls (restaurant_id, key);
alter table calls enable row level security, force row level security;
create policy own_restaurant on calls to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update (table_id, sitting, taken_by, taken_at, ended_at, outcome, ended_by) on calls to comanda_app;

-- Whatever ends or moves a sitting does so to its calls, in the same transaction, at its very end: a bill that moves takes the name of
-- its sitting from one table and gives it to the other. Who calls in that moment holds the table's row, and is seen from here.
create function calls_follow_sitting() returns trigger language plpgsql as $$
declare there uuid;
begin
  select id into there from tables where restaurant_id = old.restaurant_id and sitting = old.sitting and deleted_at is null;
  with followed as (
    update calls set table_id = coalesce(there, table_id), ended_at = case when there is null then now() end,
      outcome = case when there is null then 'left' end
    where restaurant_id = old.restaurant_id and sitting = old.sitting and ended_at is null and table_id is distinct from there
    returning id, table_id
  )
  insert into outbox (restaurant_id, topic, entity_id, table_id) select old.restaurant_id, 'calls', id, table_id from followed;
  return null;
end $$;
create constraint trigger calls_follow after update of sitting, deleted_at on tables deferrable initially deferred for each row
  when (old.sitting <> new.sitting or new.deleted_at is not null) execute function calls_follow_sitting();

-- Where phones stay seated when their bill is closed, it is the bill that ends what they called for; not one whose orders were all
-- moved to other tables, for they go on sitting.
create function calls_end_with_bill() returns trigger language plpgsql as $$
begin
  with ended as (
    update calls set ended_at = now(), outcome = 'left'
    where restaurant_id = new.restaurant_id and sitting = new.sitting and ended_at is null
      and exists (select from orders o where o.restaurant_id = new.restaurant_id and o.bill_id = new.id)
    returning id, table_id
  )
  insert into outbox (restaurant_id, topic, entity_id, table_id) select new.restaurant_id, 'calls', id, table_id from ended;
  return null;
end $$;
create constraint trigger calls_end after update of closed_at on bills deferrable initially deferred for each row
  when (old.closed_at is null and new.closed_at is not null) execute function calls_end_with_bill();

-- A new secret ends no visit: who sits there is asked for it again, and what they called for stands.
create or replace function begin_sitting_with_secret() returns trigger language plpgsql as $$
begin
  new.sitting := gen_random_uuid();
  update bills set sitting = new.sitting
    where restaurant_id = new.restaurant_id and table_id = new.id and closed_at is null;
  update calls set sitting = new.sitting
    where restaurant_id = new.restaurant_id and sitting = old.sitting and ended_at is null;
  return new;
end $$;
