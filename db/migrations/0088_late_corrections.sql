-- Another method for a payment moves no money. In the till of that payment it changes what has to be there of each; where that till is
-- closed, it was counted as it was, and what is counted now is another drawer: the correction is told, and changes no sum.
create or replace function till_expected(restaurant uuid, till uuid)
  returns table (method text, payments integer, received numeric, expected numeric) language sql stable as $$
  with money as (
    select p.method, 1 as payments, p.amount_cents as cents from bill_payments p where p.restaurant_id = restaurant and p.till_id = till
    union all
    select c.from_method, -1, -p.amount_cents from payment_corrections c
      join bill_payments p on p.restaurant_id = restaurant and p.id = c.payment_id
      where c.restaurant_id = restaurant and c.till_id = till and p.till_id = till
    union all
    select c.to_method, 1, p.amount_cents from payment_corrections c
      join bill_payments p on p.restaurant_id = restaurant and p.id = c.payment_id
      where c.restaurant_id = restaurant and c.till_id = till and p.till_id = till
  ), drawer as (
    select t.opening_cents + coalesce((select sum(case when v.kind = 'in' then v.amount_cents else -v.amount_cents end)
      from till_movements v where v.restaurant_id = restaurant and v.till_id = till), 0) as cents
    from tills t where t.restaurant_id = restaurant and t.id = till
  ), received as (
    select known.method, coalesce(sum(m.payments), 0)::int as payments, coalesce(sum(m.cents), 0) as cents
    from unnest(array['dinheiro', 'pix', 'credito', 'debito']) known (method) left join money m on m.method = known.method
    group by known.method
  )
  select r.method, greatest(r.payments, 0), r.cents, r.cents + case when r.method = 'dinheiro' then d.cents else 0 end
  from received r cross join drawer d
$$;
