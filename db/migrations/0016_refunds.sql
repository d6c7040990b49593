-- Refunds that no provider makes: what people have to send back themselves stays owed until somebody says that it was sent.

-- Since when the money of a payment is owed by hand; null: nothing is.
alter table payments
  add column refund_due_at timestamptz,
  add check (refund_due_at is null or (status in ('paid', 'refunded') and amount_cents > 0));

-- What the administrator has to do, oldest first; and one of them by its id, also when it is done.
create index payments_refund_due on payments (refund_due_at, id) where refund_due_at is not null and status = 'paid';
create index payments_refund_asked on payments (id) where refund_due_at is not null;
