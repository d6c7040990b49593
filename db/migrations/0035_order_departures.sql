-- An order that is edited over to another table leaves the guests who sent it: they are told where it went.

alter table orders
  -- Whose bill it was taken from last, and its number there.
  add column former_sitting uuid,
  add column former_number integer;
create index orders_left on orders (restaurant_id, former_sitting) where former_sitting is not null;
