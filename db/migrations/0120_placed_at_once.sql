-- What was placed is told for all bills of a house at once, from its own rows alone: before, every order that nobody followed cost the
-- database several times what placing it had.

drop function seal_placed(uuid, uuid);
drop function seal_chain(uuid, uuid, text, uuid, text, bigint, text, timestamptz, integer);
drop function chained_rows(uuid, uuid[], integer);

-- What an entry says of a row. Without what is null, so that a column that comes to be later leaves the digests of old rows as they are.
create function row_digest(kind text, id text, content jsonb) returns text language sql immutable parallel safe
  return sha256_of(kind || ' ' || id || ' ' || jsonb_strip_nulls(content)::text);

-- The orders of bills whose numbers are above those that are told already, and their lines.
create function placed_rows(restaurant uuid, bills uuid[], told integer[])
  returns table (subject uuid, kind text, ref text, digest text, order_id uuid, since timestamptz, placed_by uuid, number integer, cents bigint)
  language sql stable set timezone = 'UTC' set bytea_output = 'hex' set datestyle = 'ISO' as $$
  with since as (
    select s.id, s.above from unnest(bills, told) s (id, above)
  ), said (subject, kind, id, order_id, since, placed_by, number, cents, content) as (
    select o.bill_id, 'order', o.id::text, o.id, o.created_at, o.placed_by, o.number, o.items_cents, jsonb_build_object('restaurant', o.restaurant_id, 'bill', o.bill_id, 'table', o.table_id,
      'number', o.number, 'items', o.items_cents, 'feePercentage', o.service_fee_percentage, 'fee', o.service_fee_cents,
      'charges', o.custom_charges::text, 'discount', o.discount_type, 'discountValue', o.discount_value, 'total', o.total_cents,
      'key', o.place_key, 'hash', o.place_hash, 'by', o.placed_by, 'guest', o.guest, 'cancelled', nullif(o.status = 'cancelado', false),
      'cancelledAt', o.cancelled_at, 'cancelReason', o.cancel_reason, 'completed', o.completed_at, 'completeHash', o.complete_hash,
      'paid', o.paid_at, 'settled', o.settled_cents, 'settledFee', o.settled_fee_cents, 'settledCharges', o.settled_charges_cents,
      'settledDiscount', o.settled_discount_cents, 'till', o.till_id, 'created', o.created_at)
    from since s join orders o on o.restaurant_id = restaurant and o.bill_id = s.id and o.number > s.above
    union all
    select o.bill_id, 'line', i.order_id || '/' || i.line, i.order_id, o.created_at, o.placed_by, o.number, null, jsonb_build_object('restaurant', i.restaurant_id, 'order', i.order_id,
      'line', i.line, 'product', i.product_id, 'name', i.name, 'quantity', i.quantity, 'free', i.free_quantity, 'unit', i.unit_cents,
      'choices', i.choices::text, 'cancelled', nullif(i.status = 'cancelado', false))
    from since s join orders o on o.restaurant_id = restaurant and o.bill_id = s.id and o.number > s.above
      join order_items i on i.restaurant_id = restaurant and i.order_id = o.id
  )
  select subject, kind, chain_name(kind, id), row_digest(kind, id, content), order_id, since, placed_by, number, cents from said
$$;

create function bill_rows(restaurant uuid, subjects uuid[])
  returns table (subject uuid, kind text, ref text, digest text, order_id uuid, since timestamptz)
  language sql stable set timezone = 'UTC' set bytea_output = 'hex' set datestyle = 'ISO' as $$
  with said (subject, kind, id, order_id, since, content) as (
    select b.id, 'bill', b.id::text, null::uuid, b.opened_at, jsonb_build_object('restaurant', b.restaurant_id, 'table', b.table_id, 'opened', b.opened_at,
      'closed', b.closed_at, 'closedBy', b.closed_by, 'closeHash', b.close_hash, 'items', b.items_cents, 'fee', b.service_fee_cents,
      'charges', b.custom_charges::text, 'chargesCents', b.charges_cents, 'discount', b.discount_type, 'discountValue', b.discount_value,
      'discountCents', b.discount_cents, 'total', b.total_cents, 'mergedInto', b.merged_into, 'people', b.people,
      'feeDeclined', b.fee_declined, 'couvertPeople', b.couvert_people, 'couvert', b.couvert_cents, 'couvertDay', b.couvert_day, 'couvertArtist', b.couvert_artist, 'till', b.till_id,
      -- The running sum moves with every order: what it must not do is part from them.
      'orderedApart', nullif(b.ordered_cents - (select coalesce(sum(o.total_cents), 0) from orders o
        where o.restaurant_id = restaurant and o.bill_id = b.id and o.status <> 'cancelado'), 0))
    from bills b where b.restaurant_id = restaurant and b.id = any(subjects)
  )
  select subject, kind, chain_name(kind, id), row_digest(kind, id, content), order_id, since from said
$$;

-- The rows of money of bills and tills, with a digest of what each says. Which columns that is stands here alone; what is not here says how
-- far the kitchen is, or where phones find a bill (`features/chain/columns.test.ts` knows each of them and why). Without what is null, so
-- that a column that comes to be later leaves the digests of old rows as they are.
create function chained_rows(restaurant uuid, subjects uuid[])
  returns table (subject uuid, kind text, ref text, digest text, order_id uuid, since timestamptz)
  language sql stable set timezone = 'UTC' set bytea_output = 'hex' set datestyle = 'ISO' as $$
  with said (subject, kind, id, order_id, since, content) as (
    select p.bill_id, 'payment', p.id::text, null::uuid, null::timestamptz, jsonb_build_object('restaurant', p.restaurant_id, 'bill', p.bill_id, 'order', p.order_id,
      'method', p.method, 'amount', p.amount_cents, 'received', p.received_cents, 'by', p.received_by, 'at', p.at, 'key', p.key,
      'till', p.till_id, 'outside', p.outside_till)
    from bill_payments p where p.restaurant_id = restaurant and p.bill_id = any(subjects)
    union all
    select p.bill_id, 'method', c.id::text, null, null, jsonb_build_object('restaurant', c.restaurant_id, 'payment', c.payment_id,
      'from', c.from_method, 'to', c.to_method, 'by', c.corrected_by, 'key', c.key, 'at', c.at, 'till', c.till_id, 'outside', c.outside_till)
    from bill_payments p join payment_corrections c on c.restaurant_id = restaurant and c.payment_id = p.id
    where p.restaurant_id = restaurant and p.bill_id = any(subjects)
    union all
    select o.bill_id, 'correction', c.id::text, null, null, jsonb_build_object('restaurant', c.restaurant_id, 'order', c.order_id, 'line', c.line,
      'event', c.event_id, 'kind', c.kind, 'quantity', c.quantity, 'name', c.name, 'unit', c.unit_cents, 'snapshot', c.snapshot::text,
      'worth', c.worth_cents, 'reason', c.reason, 'at', c.at, 'by', c.made_by, 'approvedBy', c.approved_by, 'key', c.key, 'hash', c.hash)
    from orders o join line_corrections c on c.restaurant_id = restaurant and c.order_id = o.id
    where o.restaurant_id = restaurant and o.bill_id = any(subjects)
    union all
    select p.bill_id, 'part', p.id::text, null, null, jsonb_build_object('restaurant', p.restaurant_id, 'bill', p.bill_id, 'asked', p.asked_bill_id, 'former', nullif(p.former_bills::text, '{}'),
      'guest', p.guest, 'key', p.key, 'split', p.split, 'method', p.method, 'amount', p.amount_cents, 'changeFor', p.change_for_cents,
      'txid', p.txid, 'pix', p.pix_code, 'status', p.status, 'askedAt', p.asked_at, 'told', p.told_at, 'ended', p.ended_at,
      'by', p.ended_by, 'credit', p.credit_cents, 'creditSettled', p.credit_settled_at, 'creditBy', p.credit_settled_by)
    from check_parts p where p.restaurant_id = restaurant and p.bill_id = any(subjects)
    union all
    -- What a phone has merely ticked binds nobody: it counts from when somebody pays for it.
    select c.bill_id, 'claim', c.id::text, null, null, jsonb_build_object('restaurant', c.restaurant_id, 'bill', c.bill_id, 'order', c.order_id,
      'line', c.line, 'pieces', c.pieces::text, 'guest', c.guest, 'part', c.part_id, 'former', nullif(c.former_places::text, '{}'))
    from check_claims c where c.restaurant_id = restaurant and c.bill_id = any(subjects) and c.part_id is not null
    union all
    select s.id, 'merge', g.id::text, null, null, jsonb_build_object('restaurant', g.restaurant_id, 'from', g.from_bill_id, 'into', g.into_bill_id,
      'fromTable', g.from_table_id, 'intoTable', g.into_table_id, 'key', g.key, 'at', g.at, 'by', g.merged_by,
      'orders', g.order_ids::text, 'numbers', g.order_numbers::text, 'payments', g.payment_ids::text, 'numbered', g.numbered,
      'paid', g.payments, 'people', g.people, 'undone', g.undone_at, 'undoneBy', g.undone_by)
    from unnest(subjects) s (id) join bill_merges g on g.restaurant_id = restaurant and (g.from_bill_id = s.id or g.into_bill_id = s.id)
    union all
    select s.id, 'pass', p.id::text, null, null, jsonb_build_object('restaurant', p.restaurant_id, 'from', p.from_bill_id, 'into', p.into_bill_id,
      'fromTable', p.from_table_id, 'intoTable', p.into_table_id, 'key', p.key, 'hash', p.hash, 'at', p.at, 'by', p.passed_by,
      'undone', p.undone_at, 'undoneBy', p.undone_by)
    from unnest(subjects) s (id) join bill_passes p on p.restaurant_id = restaurant and (p.from_bill_id = s.id or p.into_bill_id = s.id)
    union all
    select s.id, 'passed', l.pass_id || '/' || l.from_order_id || '/' || l.line, null, null, jsonb_build_object('restaurant', l.restaurant_id,
      'pass', l.pass_id, 'fromOrder', l.from_order_id, 'line', l.line, 'order', l.order_id, 'number', l.former_number, 'name', l.name,
      'unit', l.unit_cents, 'quantity', l.quantity, 'free', l.free_quantity)
    from unnest(subjects) s (id) join bill_passes p on p.restaurant_id = restaurant and (p.from_bill_id = s.id or p.into_bill_id = s.id)
      join passed_lines l on l.restaurant_id = restaurant and l.pass_id = p.id
    union all
    select j.bill_id, 'join', j.id::text, null, null, jsonb_build_object('restaurant', j.restaurant_id, 'bill', j.bill_id, 'table', j.table_id,
      'former', j.former_bills::text, 'sitting', j.sitting, 'key', j.key, 'at', j.at, 'by', j.joined_by, 'ended', j.ended_at,
      'status', j.former_status, 'numbered', j.numbered, 'payments', j.payments, 'undone', j.undone_at, 'undoneBy', j.undone_by)
    from table_joins j where j.restaurant_id = restaurant and j.bill_id = any(subjects)
    union all
    select t.id, 'till', t.id::text, null, null, jsonb_build_object('restaurant', t.restaurant_id, 'number', t.number, 'opened', t.opened_at,
      'openedBy', t.opened_by, 'opening', t.opening_cents, 'openKey', t.open_key, 'closed', t.closed_at, 'closedBy', t.closed_by,
      'closeKey', t.close_key, 'note', t.note)
    from tills t where t.restaurant_id = restaurant and t.id = any(subjects)
    union all
    select v.till_id, 'movement', v.id::text, null, null, jsonb_build_object('restaurant', v.restaurant_id, 'till', v.till_id, 'kind', v.kind,
      'amount', v.amount_cents, 'reason', v.reason, 'by', v.made_by, 'at', v.at, 'key', v.key)
    from till_movements v where v.restaurant_id = restaurant and v.till_id = any(subjects)
    union all
    select c.till_id, 'count', c.till_id || '/' || c.method, null, null, jsonb_build_object('restaurant', c.restaurant_id, 'till', c.till_id,
      'method', c.method, 'payments', c.payments, 'expected', c.expected_cents, 'counted', c.counted_cents)
    from till_counts c where c.restaurant_id = restaurant and c.till_id = any(subjects)
    union all
    select s.till_id, 'stray', s.id::text, null, null, jsonb_build_object('restaurant', s.restaurant_id, 'till', s.till_id,
      'payment', s.payment_id, 'correction', s.correction_id)
    from till_strays s where s.restaurant_id = restaurant and s.till_id = any(subjects)
    union all
    select s.till_id, 'share', s.till_id || '/' || s.user_id, null, null, jsonb_build_object('restaurant', s.restaurant_id, 'till', s.till_id,
      'person', s.user_id, 'points', s.points, 'cents', s.cents)
    from till_fee_shares s where s.restaurant_id = restaurant and s.till_id = any(subjects)
  )
  select subject, kind, chain_name(kind, id), row_digest(kind, id, content), order_id, since from said
  union all
  select subject, kind, ref, digest, order_id, since from bill_rows(restaurant, subjects)
  union all
  select subject, kind, ref, digest, order_id, since from placed_rows(restaurant, subjects, array_fill(0, array[cardinality(subjects)]))
$$;

-- Says what became of the rows since the last entry. With a verb: whatever changed is that verb's. Without one: what was placed is said to
-- be, and whatever else is different was changed past the verbs. Whoever calls holds the row of the bill, or of the till.
create function seal_chain(restaurant uuid, chain uuid, verb text, actor uuid, about text, cents bigint, why text, happened timestamptz)
  returns void language plpgsql as $$
declare
  changed jsonb;
  each record;
  told boolean := false;
begin
  select jsonb_agg(jsonb_build_object('kind', coalesce(p.kind, k.kind), 'ref', coalesce(p.ref, k.ref), 'digest', p.digest,
      'fresh', k.ref is null, 'order_id', p.order_id) order by coalesce(p.kind, k.kind), coalesce(p.ref, k.ref)) into changed
    from chained_rows(restaurant, array[chain]) p full join sealed_rows(restaurant, chain) k on k.ref = p.ref
    where p.digest is distinct from k.digest;
  if changed is null then return; end if;
  if verb is not null then
    perform append_entry(restaurant, chain, happened, jsonb_strip_nulls(jsonb_build_object('kind', verb,
      'by', chain_name('person', actor::text), 'about', about, 'cents', cents, 'why', why)) || jsonb_build_object('rows', rows_told(changed)));
    return;
  end if;

  for each in
    with rows as (
      select * from jsonb_to_recordset(changed) f (kind text, ref text, digest text, fresh boolean, order_id uuid) where f.fresh
    ), placed as (
      select r.order_id, o.placed_by, o.number, o.created_at, o.items_cents
      from rows r join orders o on o.restaurant_id = restaurant and o.id = r.order_id where r.kind = 'order'
    )
    select p.placed_by, min(p.created_at) as at, sum(p.items_cents) filter (where r.kind = 'order') as cents,
      string_agg('#' || p.number, ', ' order by p.number) filter (where r.kind = 'order') as about,
      jsonb_agg(to_jsonb(r) order by r.kind, r.ref) as rows
    from placed p join rows r on r.order_id = p.order_id group by p.placed_by order by min(p.number)
  loop
    perform append_placed(restaurant, chain, each.at, each.placed_by, each.about, each.cents, rows_told(case when told then '[]'
      else coalesce(jsonb_path_query_array(changed, '$[*] ? (@.kind == "bill" && @.fresh == true)'), '[]') end || each.rows));
    told := true;
  end loop;
  with rows as (
    select c, f.* from jsonb_array_elements(changed) c, jsonb_to_record(c) f (kind text, ref text, fresh boolean, order_id uuid)
  )
  select jsonb_agg(r.c order by r.kind, r.ref) into changed from rows r
    where not (r.fresh and (told and r.kind = 'bill'
      or r.order_id in (select o.order_id from rows o where o.kind = 'order' and o.fresh)));
  if changed is null then return; end if;
  -- Opened just now, and nothing on it yet: whoever opened it says so.
  if jsonb_array_length(changed) = 1 and changed -> 0 ->> 'kind' in ('bill', 'till') and (changed -> 0 ->> 'fresh')::boolean then return; end if;
  perform append_entry(restaurant, chain, happened, jsonb_build_object('kind', 'altered', 'rows', rows_told(changed)));
end $$;

create function append_placed(restaurant uuid, bill uuid, at timestamptz, placed_by uuid, about text, cents numeric, rows jsonb) returns void
  language sql as $$
  select append_entry(restaurant, bill, at, jsonb_strip_nulls(jsonb_build_object('kind', 'placed', 'by', chain_name('person', placed_by::text),
    'about', about, 'cents', cents)) || jsonb_build_object('rows', rows))
$$;

-- For what was placed while nobody read or changed the bill. Of a bill that somebody holds just now, they say it, or the next round does.
-- Whoever reads a chain sees to it that what is told as placed was not told before (`features/chain/check-chain.ts`).
create function seal_placed(restaurant uuid, only_bill uuid default null) returns integer language plpgsql as $$
declare
  held uuid[];
  each record;
begin
  select array_agg(h.id) into held from (
    select b.id from bills b where b.restaurant_id = restaurant and b.closed_at is null and b.id = any(array(
      select u.id from unsealed_bills(restaurant) u where only_bill is null or u.id = only_bill order by u.id limit 100))
    order by b.id for no key update skip locked) h;
  for each in
    select p.subject, p.placed_by, min(p.since) as at, sum(p.cents) as cents,
      string_agg('#' || p.number, ', ' order by p.number) filter (where p.kind = 'order') as about,
      jsonb_agg(jsonb_build_array(p.kind, p.ref, p.digest) order by p.kind, p.ref) as rows,
      -- The bill itself is told with what opened it.
      row_number() over (partition by p.subject order by min(p.number)) = 1 and p.subject = any(u.begun) as begins
    from (select array_agg(u.id) as ids, array_agg(coalesce(u.above, 0)) as told, array_agg(u.id) filter (where u.above is null) as begun
        from unsealed_bills(restaurant) u where u.id = any(held)) u,
      placed_rows(restaurant, u.ids, u.told) p
    group by p.subject, p.placed_by, u.begun order by p.subject, min(p.number)
  loop
    perform append_placed(restaurant, each.subject, each.at, each.placed_by, each.about, each.cents, case when each.begins
      then (select jsonb_agg(jsonb_build_array(b.kind, b.ref, b.digest)) from bill_rows(restaurant, array[each.subject]) b) || each.rows
      else each.rows end);
  end loop;
  return coalesce(cardinality(held), 0);
end $$;
