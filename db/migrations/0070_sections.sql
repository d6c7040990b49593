-- Who of the house serves which table.

-- The tables that an owner or a cashier has given somebody, until they are given to another: their section.
create table table_sections (
  restaurant_id uuid not null references restaurants,
  table_id uuid not null,
  waiter_id uuid not null references users,
  given_by uuid references users,
  given_at timestamptz not null,
  primary key (restaurant_id, table_id),
  foreign key (restaurant_id, table_id) references tables
);
alter table table_sections enable row level security, force row level security;
create policy own_restaurant on table_sections to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update, delete on table_sections to comanda_app;

-- Who serves a sitting, where that is not whose section the table is in: somebody took it, or was handed it. It goes with the guests to
-- another table, and is over when they leave: the next sitting has another name.
create table sitting_waiters (
  restaurant_id uuid not null references restaurants,
  sitting uuid not null,
  -- Null: whose section it is in has given it back.
  waiter_id uuid references users,
  primary key (restaurant_id, sitting)
);
alter table sitting_waiters enable row level security, force row level security;
create policy own_restaurant on sitting_waiters to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update, delete on sitting_waiters to comanda_app;

-- What became of that: who took a table, gave it back, handed it over. Nothing of it changes but that a handing over was undone.
create table waiter_changes (
  restaurant_id uuid not null references restaurants,
  id uuid not null default uuidv7(),
  table_id uuid not null,
  sitting uuid not null,
  kind text not null check (kind in ('take', 'give_back', 'hand_over', 'give')),
  from_waiter uuid references users,
  to_waiter uuid references users,
  by uuid not null references users,
  at timestamptz not null,
  -- Made by the client once per handing over: sent again, it is the same one.
  key uuid check ((key is not null) = (kind = 'hand_over')),
  undone_at timestamptz,
  undone_by uuid references users,
  primary key (restaurant_id, id),
  unique (restaurant_id, key),
  foreign key (restaurant_id, table_id) references tables,
  constraint waiter_changes_undone check ((undone_at is null) = (undone_by is null) and (undone_at is null or kind = 'hand_over'))
);
create index waiter_changes_of_sitting on waiter_changes (restaurant_id, sitting, id);
alter table waiter_changes enable row level security, force row level security;
create policy own_restaurant on waiter_changes to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update (sitting, undone_at, undone_by) on waiter_changes to comanda_app;

-- A new secret ends no visit: it only has another name.
create function waiters_follow_secret() returns trigger language plpgsql as $$
begin
  update sitting_waiters set sitting = new.sitting where restaurant_id = new.restaurant_id and sitting = old.sitting;
  update waiter_changes set sitting = new.sitting where restaurant_id = new.restaurant_id and sitting = old.sitting;
  return null;
end $$;
create trigger waiters_follow after update of secret on tables for each row
  when (new.secret is distinct from old.secret and new.sitting <> old.sitting) execute function waiters_follow_secret();

-- Where phones stay seated when their bill is closed, it is the bill that ends who served it; not one that was merged, which may be parted
-- again, nor one whose orders were all moved to other tables, for its guests go on sitting.
create function waiters_end_with_bill() returns trigger language plpgsql as $$
begin
  delete from sitting_waiters where restaurant_id = new.restaurant_id and sitting = new.sitting
    and exists (select from orders o where o.restaurant_id = new.restaurant_id and o.bill_id = new.id);
  return null;
end $$;
create trigger waiters_end after update of closed_at on bills for each row
  when (old.closed_at is null and new.closed_at is not null and new.merged_into is null) execute function waiters_end_with_bill();
