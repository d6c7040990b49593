-- Putting tables together can be undone for a moment as a whole, like merging: with what was merged for it, and with those who sat there.

alter table table_joins
  -- What the table was before.
  add column former_status text,
  -- The bill right after: orders it had numbered, and payments it had. Whatever is ordered or paid since makes more.
  add column numbered integer,
  add column payments integer,
  add column undone_at timestamptz,
  add column undone_by uuid references users,
  add constraint table_joins_undone check ((undone_at is null) = (undone_by is null) and (undone_at is null or ended_at is not null));
grant update (undone_at, undone_by) on table_joins to comanda_app;

alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('status', 'edit', 'complete', 'pay', 'close', 'move', 'void', 'gift', 'merge',
    'unmerge', 'pass', 'come', 'unpass', 'join', 'unjoin', 'split'));
