-- When a line came to an order that was placed before: the kitchen has it since then. None: with its order.
alter table order_items add column added_at timestamptz;
