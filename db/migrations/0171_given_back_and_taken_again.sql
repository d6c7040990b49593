-- A table that was given back can be taken again as it was, like one that was handed over.
alter table waiter_changes drop constraint waiter_changes_undone,
  add constraint waiter_changes_undone check ((undone_at is null) = (undone_by is null)
    and (undone_at is null or kind in ('hand_over', 'give_back')));
