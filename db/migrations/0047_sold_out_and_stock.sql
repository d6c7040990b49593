-- What has run out for today comes back by itself at the next opening; without an end it stays until someone changes it.
alter table products add column sold_out_until timestamptz;
alter table options add column sold_out_until timestamptz;
create index products_sold_out_until on products (sold_out_until) where sold_out_until is not null;
create index options_sold_out_until on options (sold_out_until) where sold_out_until is not null;

-- What is offered has no end of its absence, however it came to be offered again: a form, a table of the menu, the end itself.
create function forget_sold_out_until() returns trigger language plpgsql as $$
begin
  new.sold_out_until := null;
  return new;
end $$;
create trigger forgets_sold_out_until before insert or update on products
  for each row when (new.available and new.sold_out_until is not null) execute function forget_sold_out_until();
create trigger forgets_sold_out_until before insert or update on options
  for each row when (new.available and new.sold_out_until is not null) execute function forget_sold_out_until();

-- How many are left of what is counted, be it a product or an option. Apart from the menu: a sale changes a row here, and nothing that
-- diners' pages are made of.
create table stock (
  restaurant_id uuid not null references restaurants on delete cascade,
  item_id uuid not null,
  product_id uuid,
  option_id uuid,
  remaining integer not null constraint stock_not_below_zero check (remaining >= 0),
  -- Of who counted last: sent again, it is the same counting.
  counted_key uuid not null,
  primary key (restaurant_id, item_id),
  foreign key (restaurant_id, product_id) references products on delete cascade,
  foreign key (restaurant_id, option_id) references options on delete cascade,
  check (num_nonnulls(product_id, option_id) = 1 and item_id = coalesce(product_id, option_id))
) with (fillfactor = 50);
create index stock_by_product on stock (restaurant_id, product_id) where product_id is not null;
create index stock_by_option on stock (restaurant_id, option_id) where option_id is not null;
alter table stock enable row level security, force row level security;
create policy own_restaurant on stock to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update, delete on stock to comanda_app;
-- That something is counted stands in the menu, and how many are left does not.
create trigger moves_public_version after insert or delete on stock
  for each statement execute function move_public_version();

-- From how many on guests are told what is left of it.
alter table restaurants add column low_stock_from integer not null default 5 check (low_stock_from between 0 and 99);

-- What ends by itself ends in every restaurant.
grant select (restaurant_id, id, available, sold_out_until, revision), update (available, sold_out_until, revision)
  on products to comanda_system;
grant select (restaurant_id, id, group_id, available, sold_out_until), update (available, sold_out_until) on options to comanda_system;
grant select (restaurant_id, id, revision), update (revision) on option_groups to comanda_system;
create policy across on products for select to comanda_system using (true);
create policy comes_back on products for update to comanda_system using (sold_out_until is not null) with check (available);
create policy across on options for select to comanda_system using (true);
create policy comes_back on options for update to comanda_system using (sold_out_until is not null) with check (available);
create policy across on option_groups to comanda_system using (true) with check (true);
