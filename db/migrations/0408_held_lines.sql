-- A line that was ordered and waits for somebody to fire it; and when it was fired last, from which moment its age counts.
alter table order_items add column held_at timestamptz, add column fired_at timestamptz,
  add constraint order_items_held check (held_at is null or status = 'pendente');

-- The lines that were held or fired.
alter table order_events add column lines smallint[];
alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('status', 'edit', 'complete', 'pay', 'close', 'move', 'void', 'gift', 'merge',
    'unmerge', 'pass', 'come', 'unpass', 'join', 'unjoin', 'split', 'unfinished', 'hold', 'fire'));
