-- What guests say of their visit once its bill is closed: one word of each phone for each bill, and the last one holds.
create table visit_ratings (
  restaurant_id uuid not null,
  bill_id uuid not null,
  guest uuid not null,
  rating smallint not null check (rating between 1 and 5),
  text text not null default '' check (length(text) <= 1000),
  rated_at timestamptz not null,
  primary key (restaurant_id, bill_id, guest),
  foreign key (restaurant_id, bill_id) references bills on delete cascade
);
create index visit_ratings_newest on visit_ratings (restaurant_id, rated_at desc);
alter table visit_ratings enable row level security, force row level security;
create policy own_restaurant on visit_ratings to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update on visit_ratings to comanda_app;
