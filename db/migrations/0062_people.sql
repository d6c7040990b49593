-- How many people a bill is of, as whoever serves them counted.
alter table bills add column people integer check (people between 1 and 99);
-- How many the other bill was of before the merging; it is of both parties from then on.
alter table bill_merges add column people integer;

-- Kept as it was when the bill was closed.
drop trigger bills_closed on bills;
create trigger bills_closed before update of closed_at, total_cents, table_id, merged_into, people on bills for each row
  when (old.closed_at is not null
    and (new.closed_at is distinct from old.closed_at or new.total_cents is distinct from old.total_cents
      or new.table_id is distinct from old.table_id or new.merged_into is distinct from old.merged_into
      or new.people is distinct from old.people)
    and not (old.merged_into is not null and new.merged_into is null and new.closed_at is null))
  execute function refuse_change_of_closed_bill();
