-- When a paper that says that a line is to be made was handed to a printer: the kitchen has it from then on, as if somebody had begun it.
alter table order_items add column printed_at timestamptz;
-- The lines of its order that a paper says are to be made.
alter table print_jobs add column lines smallint[] not null default '{}';
