-- When an order left the board although nobody finished it: its business day was over. It stays what it is, and is back with the next step.
alter table orders add column unfinished_at timestamptz;
grant select (unfinished_at) on orders to comanda_system;

-- The list of what is over holds it.
drop index orders_settled;
create index orders_settled on orders (restaurant_id, created_at desc, id desc)
  where status in ('entregue', 'cancelado') or unfinished_at is not null;
create index orders_unfinished on orders (restaurant_id, unfinished_at) where unfinished_at is not null;

alter table order_events drop constraint order_events_kind_check,
  add constraint order_events_kind_check check (kind in ('status', 'edit', 'complete', 'pay', 'close', 'move', 'void', 'gift', 'merge',
    'unmerge', 'pass', 'come', 'unpass', 'join', 'unjoin', 'split', 'unfinished'));
