-- An order that goes to another table is told like an edit of it: the board shows where it was until someone has seen it.

alter table orders
  -- The table at which the staff saw it last, while nobody has said that they have seen it move.
  add column unseen_from_table_id uuid,
  -- The order's revision that its last move made, and when. Whoever says that they have seen it says up to which revision.
  add column unseen_move_revision integer,
  add column unseen_move_at timestamptz,
  add constraint orders_unseen_move check (num_nulls(unseen_from_table_id, unseen_move_revision, unseen_move_at) in (0, 3));
