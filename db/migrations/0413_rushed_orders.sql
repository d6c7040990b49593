-- An order that the kitchen is to make before the others: since when, and who of the house said so, or which display.
alter table orders add column rushed_at timestamptz, add column rushed_by uuid references users, add column rushed_device_id uuid,
  add foreign key (restaurant_id, rushed_device_id) references kitchen_devices,
  add constraint orders_rushed check (rushed_at is not null or rushed_by is null and rushed_device_id is null);

alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('status', 'edit', 'complete', 'pay', 'close', 'move', 'void', 'gift', 'merge',
    'unmerge', 'pass', 'come', 'unpass', 'join', 'unjoin', 'split', 'unfinished', 'hold', 'fire', 'rush', 'unrush'));
