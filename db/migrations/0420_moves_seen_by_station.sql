-- Which stations have seen that an order moved, while others that make something of it have not: each carries to the table that it knows.
alter table orders add column move_seen_stations uuid[] not null default '{}';
-- Whoever saw the last move has not seen this one; orders move by several statements.
create function forget_move_seen() returns trigger language plpgsql as $$
begin
  if new.unseen_move_revision is distinct from old.unseen_move_revision then
    new.move_seen_stations := '{}';
  end if;
  return new;
end $$;
create trigger orders_move_seen before update of unseen_move_revision on orders for each row execute function forget_move_seen();
