-- What a full house placed in half a minute is told in portions: a statement that tells all of it holds its bills, and whoever orders at
-- them, for as long as it takes, and past the limit of a statement nothing is ever told.

drop function seal_placed(uuid, uuid);
drop function append_placed(uuid, uuid, timestamptz, uuid, text, numeric, jsonb);
drop function placed_rows(uuid, uuid[], integer[]);

-- The orders of bills whose numbers are above those that are told already, or up to a number, and their lines.
create function placed_rows(restaurant uuid, bills uuid[], told integer[], upto integer[] default null)
  returns table (subject uuid, kind text, ref text, digest text, order_id uuid, since timestamptz, placed_by uuid, number integer, cents bigint)
  language sql stable set timezone = 'UTC' set bytea_output = 'hex' set datestyle = 'ISO' as $$
  with since as (
    select s.id, s.above, s.upto from unnest(bills, told, upto) s (id, above, upto)
  ), said (subject, kind, id, order_id, since, placed_by, number, cents, content) as (
    select o.bill_id, 'order', o.id::text, o.id, o.created_at, o.placed_by, o.number, o.items_cents, jsonb_build_object('restaurant', o.restaurant_id, 'bill', o.bill_id, 'table', o.table_id,
      'number', o.number, 'items', o.items_cents, 'feePercentage', o.service_fee_percentage, 'fee', o.service_fee_cents,
      'charges', o.custom_charges::text, 'discount', o.discount_type, 'discountValue', o.discount_value, 'total', o.total_cents,
      'key', o.place_key, 'hash', o.place_hash, 'by', o.placed_by, 'guest', o.guest, 'cancelled', nullif(o.status = 'cancelado', false),
      'cancelledAt', o.cancelled_at, 'cancelReason', o.cancel_reason, 'completed', o.completed_at, 'completeHash', o.complete_hash,
      'paid', o.paid_at, 'settled', o.settled_cents, 'settledFee', o.settled_fee_cents, 'settledCharges', o.settled_charges_cents,
      'settledDiscount', o.settled_discount_cents, 'till', o.till_id, 'created', o.created_at)
    from since s join orders o on o.restaurant_id = restaurant and o.bill_id = s.id and o.number > s.above and (s.upto is null or o.number <= s.upto)
    union all
    select o.bill_id, 'line', i.order_id || '/' || i.line, i.order_id, o.created_at, o.placed_by, o.number, null, jsonb_build_object('restaurant', i.restaurant_id, 'order', i.order_id,
      'line', i.line, 'product', i.product_id, 'name', i.name, 'quantity', i.quantity, 'free', i.free_quantity, 'unit', i.unit_cents,
      'choices', i.choices::text, 'cancelled', nullif(i.status = 'cancelado', false))
    from since s join orders o on o.restaurant_id = restaurant and o.bill_id = s.id and o.number > s.above and (s.upto is null or o.number <= s.upto)
      join order_items i on i.restaurant_id = restaurant and i.order_id = o.id
  )
  select subject, kind, chain_name(kind, id), row_digest(kind, id, content), order_id, since, placed_by, number, cents from said
$$;

create or replace function append_entry(restaurant uuid, subject uuid, happened timestamptz, content jsonb) returns void language plpgsql as $$
declare
  last record;
  said text;
begin
  select e.position, e.hash into last from chain_entries e
    where e.restaurant_id = restaurant and e.subject_id = subject order by e.position desc limit 1;
  -- How many orders the bill had numbered by then, unless the entry tells fewer: those with higher numbers were placed since.
  said := (jsonb_build_object('numbered', (select b.orders_count from bills b where b.restaurant_id = restaurant and b.id = subject))
    || content || jsonb_build_object('n', coalesce(last.position, 0) + 1,
    'at', to_char(happened at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))::text;
  insert into chain_entries (restaurant_id, subject_id, position, body, hash)
    values (restaurant, subject, coalesce(last.position, 0) + 1, said, sha256_of(coalesce(last.hash, chain_start(subject)) || said));
end $$;

create function append_placed(restaurant uuid, bill uuid, at timestamptz, placed_by uuid, about text, cents numeric, rows jsonb,
  numbered integer default null) returns void language sql as $$
  select append_entry(restaurant, bill, at, jsonb_strip_nulls(jsonb_build_object('kind', 'placed', 'by', chain_name('person', placed_by::text),
    'about', about, 'cents', cents, 'numbered', numbered)) || jsonb_build_object('rows', rows))
$$;

-- For what was placed while nobody read or changed the bill: of each bill a portion, or all, and how many orders that were. Of a bill that
-- somebody holds just now, they say it, or the next round does.
-- Whoever reads a chain sees to it that what is told as placed was not told before (`features/chain/check-chain.ts`).
create function seal_placed(restaurant uuid, only_bill uuid default null, portion integer default null) returns integer language plpgsql as $$
declare
  held uuid[];
  each record;
  orders integer := 0;
begin
  select array_agg(h.id) into held from (
    select b.id from bills b where b.restaurant_id = restaurant and b.closed_at is null and b.id = any(array(
      select w.id from (
        select u.id, sum(least(b.orders_count - coalesce(u.above, 0), portion)) over (order by u.id rows between unbounded preceding and 1 preceding) as before
        from unsealed_bills(restaurant) u join bills b on b.restaurant_id = restaurant and b.id = u.id
        where only_bill is null or u.id = only_bill) w
      where portion is null or coalesce(w.before, 0) < portion))
    order by b.id for no key update skip locked) h;
  for each in
    select p.subject, p.placed_by, min(p.since) as at, sum(p.cents) as cents, count(*) filter (where p.kind = 'order') as orders,
      string_agg('#' || p.number, ', ' order by p.number) filter (where p.kind = 'order') as about,
      jsonb_agg(jsonb_build_array(p.kind, p.ref, p.digest) order by p.kind, p.ref) as rows,
      max(max(p.number)) over (partition by p.subject) as numbered,
      -- The bill itself is told with what opened it.
      row_number() over (partition by p.subject order by min(p.number)) = 1 and p.subject = any(u.begun) as begins
    from (select array_agg(u.id) as ids, array_agg(coalesce(u.above, 0)) as told, array_agg(coalesce(u.above, 0) + portion) as upto,
        array_agg(u.id) filter (where u.above is null) as begun
      from unsealed_bills(restaurant) u where u.id = any(held)) u,
      placed_rows(restaurant, u.ids, u.told, u.upto) p
    group by p.subject, p.placed_by, u.begun order by p.subject, min(p.number)
  loop
    perform append_placed(restaurant, each.subject, each.at, each.placed_by, each.about, each.cents, case when each.begins
      then (select jsonb_agg(jsonb_build_array(b.kind, b.ref, b.digest)) from bill_rows(restaurant, array[each.subject]) b) || each.rows
      else each.rows end, each.numbered);
    orders := orders + each.orders;
  end loop;
  return orders;
end $$;
