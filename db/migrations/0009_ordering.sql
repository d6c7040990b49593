-- What an order pays for with every insertion and nothing else needs. Each of these checks looks a row up and locks it; together they
-- were a quarter of an order's time in the database.

-- An order's restaurant and table are those of its bill, copied from the bill's own row by the statement that writes both; the bill
-- has keys to both, and neither bills nor tables are ever deleted but with their restaurant.
alter table orders
  drop constraint orders_restaurant_id_fkey,
  drop constraint orders_restaurant_id_table_id_fkey,
  drop constraint orders_restaurant_id_bill_id_fkey,
  add foreign key (restaurant_id, bill_id) references bills on delete cascade;

-- A line is a snapshot of a product that the same statement has checked, through the menu's version, to be on the menu. Products leave
-- the menu by being archived, so the one a line names stays.
alter table order_items drop constraint order_items_restaurant_id_product_id_fkey;
