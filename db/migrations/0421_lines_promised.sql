-- By when the guests were told that a line is ready. None: it is held, or it is from before, and what its order was promised holds for it.
alter table order_items add column promised_to timestamptz;
