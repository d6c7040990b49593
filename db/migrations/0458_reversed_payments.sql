-- A payment that was recorded wrongly is reversed by one that stands against it, with the reason; the first stays as it was.
alter table bill_payments
  add column reverses uuid,
  add column reversal_reason text check (length(reversal_reason) between 1 and 300),
  add constraint bill_payments_reversal check (
    (reverses is null) = (reversal_reason is null) and (reverses is null or amount_cents < 0 and received_by is not null)),
  add foreign key (restaurant_id, reverses) references bill_payments;
-- Each once.
create unique index bill_payments_reversed on bill_payments (restaurant_id, reverses) where reverses is not null;

-- Both are in the chain with the rest of the payment. What says neither has the digest that it had.
do $$
declare
  was constant text := pg_get_functiondef('rows_of_bills'::regproc);
  becomes constant text := replace(was, $was$'till', p.till_id, 'outside', p.outside_till)$was$,
    $becomes$'till', p.till_id, 'outside', p.outside_till, 'reverses', p.reverses, 'reason', p.reversal_reason)$becomes$);
begin
  if was = becomes then raise exception 'rows_of_bills says nothing of payments'; end if;
  execute becomes;
end $$;
