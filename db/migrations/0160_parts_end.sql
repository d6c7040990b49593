-- Parts of bills end in more ways than their own phones say, and the phones are told which; what is owed to guests goes through the till.

alter table check_parts
  -- Why a part that is withdrawn ended, where its own phone did not say so: the till did not find the PIX, the bill comes to less by now or is
  -- closed, the time is over, the provider is not connected any more.
  add column ended_why text check (ended_why in ('refused', 'changed', 'closed', 'expired', 'disconnected')),
  add constraint check_parts_ended_why check (ended_why is null or status = 'withdrawn');

-- As before, and the phones are told why.
create or replace function release_bill_claims() returns trigger language plpgsql as $$
begin
  -- What was to be handed to somebody at the table is not any more; a PIX may be on its way, and stays to be confirmed.
  if new.closed_at is not null and new.merged_into is null then
    update check_parts set status = 'withdrawn', ended_at = now(), ended_why = 'closed'
      where restaurant_id = new.restaurant_id and bill_id = new.id and status = 'asked' and method <> 'pix';
  end if;
  delete from check_claims where restaurant_id = new.restaurant_id and bill_id = new.id and part_id is null;
  return null;
end $$;

-- What is called for by a part follows it: nobody else ends it, so it must not outlive it.
grant update (pay_cents) on calls to comanda_app;
create function calls_follow_part() returns trigger language plpgsql as $$
begin
  with over as (
    update calls set ended_at = new.ended_at, outcome = 'withdrawn'
    where restaurant_id = new.restaurant_id and part_id = new.id and ended_at is null returning id, table_id
  )
  insert into outbox (restaurant_id, topic, entity_id, table_id) select new.restaurant_id, 'calls', id, table_id from over;
  return null;
end $$;
create trigger calls_follow_part after update of status on check_parts for each row
  when (old.status <> new.status and new.status = 'withdrawn') execute function calls_follow_part();
create function call_follows_amount() returns trigger language plpgsql as $$
begin
  with changed as (
    update calls set pay_cents = new.amount_cents
    where restaurant_id = new.restaurant_id and part_id = new.id and ended_at is null returning id, table_id
  )
  insert into outbox (restaurant_id, topic, entity_id, table_id) select new.restaurant_id, 'calls', id, table_id from changed;
  return null;
end $$;
create trigger call_follows_amount after update of amount_cents on check_parts for each row
  when (old.amount_cents <> new.amount_cents) execute function call_follows_amount();

-- What the house owes to guests comes and goes through the till: a PIX that came too late is in the account, and cash that is given back is not in the
-- drawer any more.
alter table till_movements
  drop constraint till_movements_kind_check,
  add constraint till_movements_kind_check check (kind in ('in', 'out', 'refund', 'late_pix', 'pix_refund')),
  -- A provider's message is nobody's deed.
  alter column made_by drop not null,
  add constraint till_movements_made check (made_by is not null or kind in ('late_pix', 'pix_refund'));

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
    select case when v.kind in ('late_pix', 'pix_refund') then 'pix' else 'dinheiro' end as method,
      sum(case when v.kind in ('in', 'late_pix') then v.amount_cents else -v.amount_cents end) as cents
    from till_movements v where v.restaurant_id = restaurant and v.till_id = till group by 1
  ), received as (
    select known.method, coalesce(sum(m.payments), 0)::int as payments, coalesce(sum(m.cents), 0) as cents
    from unnest(array['dinheiro', 'pix', 'credito', 'debito']) known (method) left join money m on m.method = known.method
    group by known.method
  )
  select r.method, greatest(r.payments, 0), r.cents, r.cents + coalesce(v.cents, 0) + case when r.method = 'dinheiro' then t.opening_cents else 0 end
  from received r join tills t on t.restaurant_id = restaurant and t.id = till left join moved v on v.method = r.method
$$;
