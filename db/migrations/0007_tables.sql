-- What managing tables needs: a key that makes a repeated creation one, and no bill or reservation for a table that is gone.

alter table tables add column create_key uuid;
create unique index tables_by_create_key on tables (restaurant_id, create_key);

-- Whoever removes a table holds its row, so what is written for it at the same moment waits here and then sees that it is gone.
-- Told as a lost race: what was about to be written is tried again and finds no table.
create function require_living_table() returns trigger language plpgsql as $$
begin
  perform from tables where restaurant_id = new.restaurant_id and id = new.table_id and deleted_at is null for key share;
  if not found then
    raise exception 'table % is gone', new.table_id
      using errcode = 'serialization_failure', constraint = 'bills_of_living_table', table = 'bills';
  end if;
  return null;
end $$;
-- After: an order that joins an open bill inserts none, and pays nothing for this.
create trigger bills_of_living_table after insert on bills for each row execute function require_living_table();

-- A reservation for such a table is not written at all, as if another guest had been faster.
create function skip_gone_table() returns trigger language plpgsql as $$
begin
  perform from tables where restaurant_id = new.restaurant_id and id = new.table_id and deleted_at is null for key share;
  return case when found then new end;
end $$;
create trigger reservations_of_living_table before insert on reservations for each row
  when (new.table_id is not null) execute function skip_gone_table();
