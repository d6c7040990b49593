-- What guests are owed goes through the till as it came and as it goes: too late or too much, it is counted with its method, and what is given
-- back leaves the drawer or the account again.

alter table till_movements
  drop constraint till_movements_kind_check,
  add constraint till_movements_kind_check check (kind in ('in', 'out', 'refund', 'late_pix', 'late_credito', 'late_debito', 'pix_refund',
    'credito_refund', 'debito_refund')),
  -- A provider's message is nobody's deed.
  drop constraint till_movements_made,
  add constraint till_movements_made check (made_by is not null or kind not in ('in', 'out', 'refund'));

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
  ), moved as (
    select k.method, sum(k.sign * v.amount_cents) as cents
    from till_movements v join (values ('in', 'dinheiro', 1), ('out', 'dinheiro', -1), ('refund', 'dinheiro', -1),
        ('late_pix', 'pix', 1), ('late_credito', 'credito', 1), ('late_debito', 'debito', 1),
        ('pix_refund', 'pix', -1), ('credito_refund', 'credito', -1), ('debito_refund', 'debito', -1)) k (kind, method, sign) on k.kind = v.kind
    where v.restaurant_id = restaurant and v.till_id = till group by k.method
  ), received as (
    select known.method, coalesce(sum(m.payments), 0)::int as payments, coalesce(sum(m.cents), 0) as cents
    from unnest(array['dinheiro', 'pix', 'credito', 'debito']) known (method) left join money m on m.method = known.method
    group by known.method
  )
  select r.method, greatest(r.payments, 0), r.cents, r.cents + coalesce(v.cents, 0) + case when r.method = 'dinheiro' then t.opening_cents else 0 end
  from received r join tills t on t.restaurant_id = restaurant and t.id = till left join moved v on v.method = r.method
$$;

alter table check_parts
  -- How it was given back; not known of what was before this was asked.
  add column credit_settled_how text check (credit_settled_how in ('cash', 'pix', 'provider')),
  drop constraint check_parts_settled,
  add constraint check_parts_settled check (
    case when credit_settled_at is null then credit_settled_by is null and credit_settled_how is null
      -- What a provider gives back, nobody of the house did.
      else credit_cents > 0 and (credit_settled_by is not null or credit_settled_how is not distinct from 'provider') end);

-- How it was given back is in the chain with the rest of the part.
do $$
declare
  was constant text := pg_get_functiondef('chained_rows'::regproc);
  becomes constant text := replace(was, $was$'creditBy', p.credit_settled_by)$was$,
    $becomes$'creditBy', p.credit_settled_by, 'creditHow', p.credit_settled_how)$becomes$);
begin
  if was = becomes then raise exception 'chained_rows says nothing of credits'; end if;
  execute becomes;
end $$;
