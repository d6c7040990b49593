-- Since when nothing is left to pay of an open bill: nobody has to bring it, or to look whether it was paid, unless more is ordered after.
alter table bills add column paid_up_at timestamptz;

-- At the end of the transaction, as all that ends calls; whoever calls meanwhile holds the table's row, and is seen from here.
create function calls_end_when_paid_up() returns trigger language plpgsql as $$
begin
  perform from tables where restaurant_id = new.restaurant_id and sitting = new.sitting and deleted_at is null for no key update;
  with ended as (
    update calls set ended_at = now(), outcome = 'left'
    where restaurant_id = new.restaurant_id and sitting = new.sitting and ended_at is null and kind in ('bill', 'pay')
    returning id, table_id
  )
  insert into outbox (restaurant_id, topic, entity_id, table_id) select new.restaurant_id, 'calls', id, table_id from ended;
  return null;
end $$;
create constraint trigger calls_end_when_paid_up after update of paid_up_at on bills deferrable initially deferred for each row
  when (new.closed_at is null and new.paid_up_at is not null) execute function calls_end_when_paid_up();
