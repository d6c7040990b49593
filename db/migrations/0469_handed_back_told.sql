-- What was handed back is told beside what was received, and not only taken off it.
drop function till_expected(uuid, uuid);
create function till_expected(restaurant uuid, till uuid)
  returns table (method text, payments integer, refunds integer, handed_back numeric, received numeric, expected numeric) language sql stable as $$
  with money as (
    select p.method, 1 as count, p.amount_cents as cents, p.amount_cents >= 0 as paid from bill_payments p where p.restaurant_id = restaurant and p.till_id = till
    union all
    select c.from_method, -1, -p.amount_cents, p.amount_cents >= 0 from payment_corrections c
      join bill_payments p on p.restaurant_id = restaurant and p.id = c.payment_id
      where c.restaurant_id = restaurant and c.till_id = till and p.till_id = till
    union all
    select c.to_method, 1, p.amount_cents, p.amount_cents >= 0 from payment_corrections c
      join bill_payments p on p.restaurant_id = restaurant and p.id = c.payment_id
      where c.restaurant_id = restaurant and c.till_id = till and p.till_id = till
  ), moved as (
    select k.method, sum(k.sign * v.amount_cents) as cents
    from till_movements v join (values ('in', 'dinheiro', 1), ('out', 'dinheiro', -1), ('refund', 'dinheiro', -1),
        ('late_pix', 'pix', 1), ('late_credito', 'credito', 1), ('late_debito', 'debito', 1),
        ('pix_refund', 'pix', -1), ('credito_refund', 'credito', -1), ('debito_refund', 'debito', -1)) k (kind, method, sign) on k.kind = v.kind
    where v.restaurant_id = restaurant and v.till_id = till group by k.method
  ), received as (
    select known.method, coalesce(sum(m.count) filter (where paid), 0)::int as payments,
      coalesce(sum(m.count) filter (where not paid), 0)::int as refunds,
      coalesce(-sum(m.cents) filter (where not paid), 0) as handed_back, coalesce(sum(m.cents), 0) as cents
    from unnest(array['dinheiro', 'pix', 'credito', 'debito']) known (method) left join money m on m.method = known.method
    group by known.method
  )
  select r.method, greatest(r.payments, 0), greatest(r.refunds, 0), r.handed_back, r.cents, r.cents + coalesce(v.cents, 0) + case when r.method = 'dinheiro' then t.opening_cents else 0 end
  from received r join tills t on t.restaurant_id = restaurant and t.id = till left join moved v on v.method = r.method
$$;

-- Few of all there are: what an owner looks for is found by its day.
create index bill_payments_handed_back on bill_payments (restaurant_id, at) where amount_cents < 0 and reverses is null;
create index bills_discounted on bills (restaurant_id, closed_at) where discount_cents > 0;
create index orders_discounted on orders (restaurant_id, paid_at) where settled_discount_cents > 0;
