-- Tables put together for a big party: each belongs to the bill of one of them, for as long as that is open. Its own code leads there.

create table table_joins (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  bill_id uuid not null,
  table_id uuid not null,
  -- Bills that it belonged to before those were merged into this one, the last one last.
  former_bills uuid[] not null default '{}',
  -- What the table's code gives as long as it belongs there: who shows it is of that bill, then and later.
  sitting uuid not null,
  -- Made by the client once per joining, of one table or several.
  key uuid not null,
  at timestamptz not null,
  joined_by uuid not null references users,
  ended_at timestamptz,
  primary key (restaurant_id, id),
  unique (restaurant_id, key, table_id),
  foreign key (restaurant_id, bill_id) references bills on delete cascade,
  foreign key (restaurant_id, table_id) references tables
);
-- A table belongs to one bill at a time.
create unique index table_joins_one on table_joins (restaurant_id, table_id) where ended_at is null;
create index table_joins_of_bill on table_joins (restaurant_id, bill_id);
create index table_joins_by_sitting on table_joins (restaurant_id, sitting);
alter table table_joins enable row level security, force row level security;
create policy own_restaurant on table_joins to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update (bill_id, former_bills, ended_at) on table_joins to comanda_app;

-- No bill of its own is opened at such a table, nor moved there. The lock waits for whoever is joining it.
create function require_unjoined_table() returns trigger language plpgsql as $$
begin
  perform from tables where restaurant_id = new.restaurant_id and id = new.table_id for no key update;
  if exists (select from table_joins where restaurant_id = new.restaurant_id and table_id = new.table_id and ended_at is null) then
    raise exception 'table % is joined to another', new.table_id
      using errcode = 'serialization_failure', constraint = 'bills_of_joined_table', table = 'bills';
  end if;
  return null;
end $$;
create trigger bills_of_joined_table after insert on bills for each row execute function require_unjoined_table();
create trigger bills_moved_to_joined_table after update of table_id on bills for each row
  when (old.table_id <> new.table_id) execute function require_unjoined_table();

-- The tables go where the bill goes, and back with it. Once it is closed they are free, each with a sitting of its own.
create function joins_follow_bill() returns trigger language plpgsql as $$
begin
  if new.merged_into is distinct from old.merged_into then
    update table_joins set bill_id = new.merged_into, former_bills = former_bills || new.id
      where new.merged_into is not null and restaurant_id = new.restaurant_id and bill_id = new.id and ended_at is null;
    update table_joins set bill_id = new.id, former_bills = trim_array(former_bills, 1)
      where new.merged_into is null and restaurant_id = new.restaurant_id and bill_id = old.merged_into and ended_at is null
        and former_bills[cardinality(former_bills)] = new.id;
  elsif old.closed_at is null and new.closed_at is not null then
    with ended as (
      update table_joins set ended_at = new.closed_at
        where restaurant_id = new.restaurant_id and bill_id = new.id and ended_at is null
      returning table_id
    ), freed as (
      update tables set status = 'disponivel', sitting = gen_random_uuid(), revision = revision + 1
        where restaurant_id = new.restaurant_id and id in (select table_id from ended)
      returning id
    )
    insert into outbox (restaurant_id, topic, entity_id, table_id)
      select new.restaurant_id, topic, case topic when 'tables' then id end, id from freed, (values ('tables'), ('orders')) topics (topic);
  end if;
  return null;
end $$;
create trigger joins_follow_bill after update of merged_into, closed_at on bills for each row
  when (old.merged_into is distinct from new.merged_into or old.closed_at is distinct from new.closed_at)
  execute function joins_follow_bill();
