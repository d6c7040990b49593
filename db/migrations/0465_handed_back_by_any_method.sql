-- What a bill was paid too much goes back out of the drawer, on the card or by PIX, as whoever closes it says.
alter table bill_payments
  drop constraint bill_payments_handed_back,
  add constraint bill_payments_handed_back check (amount_cents >= 0 or order_id is null);
