-- What editing the menu needs: versions that two editors cannot both write, and keys that make a repeated creation one.

alter table categories
  add column revision integer not null default 1,
  add column create_key uuid;
alter table option_groups
  add column revision integer not null default 1,
  add column create_key uuid;
alter table products
  add column create_key uuid;
create unique index categories_by_create_key on categories (restaurant_id, create_key);
create unique index option_groups_by_create_key on option_groups (restaurant_id, create_key);
create unique index products_by_create_key on products (restaurant_id, create_key);

-- A removed product that past orders name outlives its category.
alter table products
  alter column category_id drop not null,
  add check (category_id is not null or archived_at is not null);
