-- An order that was cancelled while the kitchen had it stays on its displays until someone there has seen it.
alter table orders add column cancel_seen_at timestamptz;
