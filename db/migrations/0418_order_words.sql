-- What a house says in place of what its menu writes, for orders that its staff type: 'moreninha' for 'coca zero'.
create table order_words (
  restaurant_id uuid not null references restaurants,
  id uuid not null default uuidv7(),
  said text not null check (length(said) between 1 and 60),
  means text not null check (length(means) between 1 and 60),
  -- `said` as sentences are searched for it: no two of a house are found in the same place.
  spelling text not null check (spelling <> ''),
  primary key (restaurant_id, id),
  unique (restaurant_id, spelling)
);
alter table order_words enable row level security, force row level security;
create policy own_restaurant on order_words to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, delete on order_words to comanda_app;
