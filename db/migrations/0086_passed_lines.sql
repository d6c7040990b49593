-- Chosen lines of a bill, or some of their pieces, go to the bill of another table. What is left of an order stays an order, and what
-- went is one of its own there; an order that goes as a whole is the same order.

create table bill_passes (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  from_bill_id uuid not null,
  into_bill_id uuid not null,
  from_table_id uuid not null,
  into_table_id uuid not null,
  -- Made by the client once per passing: sent again with the same choice, it is the same one.
  key uuid not null,
  hash bytea not null,
  at timestamptz not null,
  passed_by uuid not null references users,
  undone_at timestamptz,
  undone_by uuid references users,
  primary key (restaurant_id, id),
  unique (restaurant_id, key),
  constraint bill_passes_undone check ((undone_at is null) = (undone_by is null)),
  foreign key (restaurant_id, from_bill_id) references bills on delete cascade,
  foreign key (restaurant_id, into_bill_id) references bills on delete cascade
);
create index bill_passes_from on bill_passes (restaurant_id, from_bill_id);
create index bill_passes_into on bill_passes (restaurant_id, into_bill_id);

-- What went, as it was then.
create table passed_lines (
  restaurant_id uuid not null,
  pass_id uuid not null,
  from_order_id uuid not null,
  line smallint not null,
  -- The order that it is a line of since: the same one where all of that went.
  order_id uuid not null,
  -- Of an order that went as a whole: the number it had.
  former_number integer,
  name text not null,
  unit_cents integer not null check (unit_cents >= 0),
  quantity integer not null check (quantity > 0),
  free_quantity integer not null check (free_quantity between 0 and quantity),
  primary key (restaurant_id, pass_id, from_order_id, line),
  constraint passed_lines_whole check ((order_id = from_order_id) = (former_number is not null)),
  foreign key (restaurant_id, pass_id) references bill_passes on delete cascade,
  foreign key (restaurant_id, order_id) references orders on delete cascade
);
create index passed_lines_of_order on passed_lines (restaurant_id, order_id);

do $$
declare tenant text;
begin
  foreach tenant in array array['bill_passes', 'passed_lines']
  loop
    execute format('alter table %I enable row level security, force row level security', tenant);
    execute format('create policy own_restaurant on %I to comanda_app using (restaurant_id = current_restaurant()) '
      'with check (restaurant_id = current_restaurant())', tenant);
  end loop;
end $$;
grant select, insert, update (undone_at, undone_by) on bill_passes to comanda_app;
grant select, insert on passed_lines to comanda_app;

alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('status', 'edit', 'complete', 'pay', 'close', 'move', 'void', 'gift', 'merge',
    'unmerge', 'pass', 'come', 'unpass')),
  -- Where it went, or came from.
  add column other_table_id uuid;

-- What the papers of an order have said goes along with what they said it of: the kitchen is told the new table, and not that a dish is
-- taken back and another one wanted. Of what no paper has told yet, each order's own will.
create function told_orders_follow_pass() returns trigger language plpgsql as $$
declare
  said jsonb;
  piece jsonb;
  here integer;
begin
  select told into said from told_orders
    where restaurant_id = new.restaurant_id and order_id = new.from_order_id for update;
  select each into piece from jsonb_array_elements(said -> 'lines') each where (each ->> 'line')::int = new.line;
  if piece is null then return null; end if;
  here := least((piece ->> 'quantity')::int, new.quantity);
  insert into told_orders (restaurant_id, order_id, revision, told)
    values (new.restaurant_id, new.order_id, 0, said || jsonb_build_object('lines', jsonb_build_array(piece || jsonb_build_object('quantity', here))))
    on conflict (restaurant_id, order_id) do update
      set told = told_orders.told || jsonb_build_object('lines', told_orders.told -> 'lines' || (excluded.told -> 'lines'));
  update told_orders set told = said || jsonb_build_object('lines', coalesce((
      select jsonb_agg(case when (each ->> 'line')::int = new.line
        then each || jsonb_build_object('quantity', (each ->> 'quantity')::int - here) else each end order by place)
      from jsonb_array_elements(said -> 'lines') with ordinality as all_of (each, place)
      where (each ->> 'line')::int <> new.line or (each ->> 'quantity')::int > here), '[]'))
    where restaurant_id = new.restaurant_id and order_id = new.from_order_id;
  return null;
end $$;
create trigger told_orders_follow_pass after insert on passed_lines for each row
  when (new.order_id <> new.from_order_id) execute function told_orders_follow_pass();
