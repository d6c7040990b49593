-- What tables that were joined, couverts of an artist's day and merged parts have said since is in the chains like the rest.

-- The rows of money of bills and tills, with a digest of what each says. Which columns that is stands here alone; what is not here says how
-- far the kitchen is, or where phones find a bill (`features/chain/columns.test.ts` knows each of them and why). Without what is null, so
-- that a column that comes to be later leaves the digests of old rows as they are.
-- With `above`, only the orders of higher numbers: what was placed since.
create or replace function chained_rows(restaurant uuid, subjects uuid[], above integer default null)
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
    from bills b where above is null and b.restaurant_id = restaurant and b.id = any(subjects)
    union all
    select o.bill_id, 'order', o.id::text, o.id, o.created_at, jsonb_build_object('restaurant', o.restaurant_id, 'bill', o.bill_id, 'table', o.table_id,
      'number', o.number, 'items', o.items_cents, 'feePercentage', o.service_fee_percentage, 'fee', o.service_fee_cents,
      'charges', o.custom_charges::text, 'discount', o.discount_type, 'discountValue', o.discount_value, 'total', o.total_cents,
      'key', o.place_key, 'hash', o.place_hash, 'by', o.placed_by, 'guest', o.guest, 'cancelled', nullif(o.status = 'cancelado', false),
      'cancelledAt', o.cancelled_at, 'cancelReason', o.cancel_reason, 'completed', o.completed_at, 'completeHash', o.complete_hash,
      'paid', o.paid_at, 'settled', o.settled_cents, 'settledFee', o.settled_fee_cents, 'settledCharges', o.settled_charges_cents,
      'settledDiscount', o.settled_discount_cents, 'till', o.till_id, 'created', o.created_at)
    from orders o where o.restaurant_id = restaurant and o.bill_id = any(subjects) and (above is null or o.number > above)
    union all
    select o.bill_id, 'line', i.order_id || '/' || i.line, i.order_id, o.created_at, jsonb_build_object('restaurant', i.restaurant_id, 'order', i.order_id,
      'line', i.line, 'product', i.product_id, 'name', i.name, 'quantity', i.quantity, 'free', i.free_quantity, 'unit', i.unit_cents,
      'choices', i.choices::text, 'cancelled', nullif(i.status = 'cancelado', false))
    from orders o join order_items i on i.restaurant_id = restaurant and i.order_id = o.id
    where o.restaurant_id = restaurant and o.bill_id = any(subjects) and (above is null or o.number > above)
    union all
    select p.bill_id, 'payment', p.id::text, null, null, jsonb_build_object('restaurant', p.restaurant_id, 'bill', p.bill_id, 'order', p.order_id,
      'method', p.method, 'amount', p.amount_cents, 'received', p.received_cents, 'by', p.received_by, 'at', p.at, 'key', p.key,
      'till', p.till_id, 'outside', p.outside_till)
    from bill_payments p where above is null and p.restaurant_id = restaurant and p.bill_id = any(subjects)
    union all
    select p.bill_id, 'method', c.id::text, null, null, jsonb_build_object('restaurant', c.restaurant_id, 'payment', c.payment_id,
      'from', c.from_method, 'to', c.to_method, 'by', c.corrected_by, 'key', c.key, 'at', c.at, 'till', c.till_id, 'outside', c.outside_till)
    from bill_payments p join payment_corrections c on c.restaurant_id = restaurant and c.payment_id = p.id
    where above is null and p.restaurant_id = restaurant and p.bill_id = any(subjects)
    union all
    select o.bill_id, 'correction', c.id::text, null, null, jsonb_build_object('restaurant', c.restaurant_id, 'order', c.order_id, 'line', c.line,
      'event', c.event_id, 'kind', c.kind, 'quantity', c.quantity, 'name', c.name, 'unit', c.unit_cents, 'snapshot', c.snapshot::text,
      'worth', c.worth_cents, 'reason', c.reason, 'at', c.at, 'by', c.made_by, 'approvedBy', c.approved_by, 'key', c.key, 'hash', c.hash)
    from orders o join line_corrections c on c.restaurant_id = restaurant and c.order_id = o.id
    where above is null and o.restaurant_id = restaurant and o.bill_id = any(subjects)
    union all
    select p.bill_id, 'part', p.id::text, null, null, jsonb_build_object('restaurant', p.restaurant_id, 'bill', p.bill_id, 'asked', p.asked_bill_id, 'former', nullif(p.former_bills::text, '{}'),
      'guest', p.guest, 'key', p.key, 'split', p.split, 'method', p.method, 'amount', p.amount_cents, 'changeFor', p.change_for_cents,
      'txid', p.txid, 'pix', p.pix_code, 'status', p.status, 'askedAt', p.asked_at, 'told', p.told_at, 'ended', p.ended_at,
      'by', p.ended_by, 'credit', p.credit_cents, 'creditSettled', p.credit_settled_at, 'creditBy', p.credit_settled_by)
    from check_parts p where above is null and p.restaurant_id = restaurant and p.bill_id = any(subjects)
    union all
    -- What a phone has merely ticked binds nobody: it counts from when somebody pays for it.
    select c.bill_id, 'claim', c.id::text, null, null, jsonb_build_object('restaurant', c.restaurant_id, 'bill', c.bill_id, 'order', c.order_id,
      'line', c.line, 'pieces', c.pieces::text, 'guest', c.guest, 'part', c.part_id, 'former', nullif(c.former_places::text, '{}'))
    from check_claims c where above is null and c.restaurant_id = restaurant and c.bill_id = any(subjects) and c.part_id is not null
    union all
    select s.id, 'merge', g.id::text, null, null, jsonb_build_object('restaurant', g.restaurant_id, 'from', g.from_bill_id, 'into', g.into_bill_id,
      'fromTable', g.from_table_id, 'intoTable', g.into_table_id, 'key', g.key, 'at', g.at, 'by', g.merged_by,
      'orders', g.order_ids::text, 'numbers', g.order_numbers::text, 'payments', g.payment_ids::text, 'numbered', g.numbered,
      'paid', g.payments, 'people', g.people, 'undone', g.undone_at, 'undoneBy', g.undone_by)
    from unnest(subjects) s (id) join bill_merges g on g.restaurant_id = restaurant and (g.from_bill_id = s.id or g.into_bill_id = s.id)
    where above is null
    union all
    select s.id, 'pass', p.id::text, null, null, jsonb_build_object('restaurant', p.restaurant_id, 'from', p.from_bill_id, 'into', p.into_bill_id,
      'fromTable', p.from_table_id, 'intoTable', p.into_table_id, 'key', p.key, 'hash', p.hash, 'at', p.at, 'by', p.passed_by,
      'undone', p.undone_at, 'undoneBy', p.undone_by)
    from unnest(subjects) s (id) join bill_passes p on p.restaurant_id = restaurant and (p.from_bill_id = s.id or p.into_bill_id = s.id)
    where above is null
    union all
    select s.id, 'passed', l.pass_id || '/' || l.from_order_id || '/' || l.line, null, null, jsonb_build_object('restaurant', l.restaurant_id,
      'pass', l.pass_id, 'fromOrder', l.from_order_id, 'line', l.line, 'order', l.order_id, 'number', l.former_number, 'name', l.name,
      'unit', l.unit_cents, 'quantity', l.quantity, 'free', l.free_quantity)
    from unnest(subjects) s (id) join bill_passes p on p.restaurant_id = restaurant and (p.from_bill_id = s.id or p.into_bill_id = s.id)
      join passed_lines l on l.restaurant_id = restaurant and l.pass_id = p.id
    where above is null
    union all
    select j.bill_id, 'join', j.id::text, null, null, jsonb_build_object('restaurant', j.restaurant_id, 'bill', j.bill_id, 'table', j.table_id,
      'former', j.former_bills::text, 'sitting', j.sitting, 'key', j.key, 'at', j.at, 'by', j.joined_by, 'ended', j.ended_at,
      'status', j.former_status, 'numbered', j.numbered, 'payments', j.payments, 'undone', j.undone_at, 'undoneBy', j.undone_by)
    from table_joins j where above is null and j.restaurant_id = restaurant and j.bill_id = any(subjects)
    union all
    select t.id, 'till', t.id::text, null, null, jsonb_build_object('restaurant', t.restaurant_id, 'number', t.number, 'opened', t.opened_at,
      'openedBy', t.opened_by, 'opening', t.opening_cents, 'openKey', t.open_key, 'closed', t.closed_at, 'closedBy', t.closed_by,
      'closeKey', t.close_key, 'note', t.note)
    from tills t where above is null and t.restaurant_id = restaurant and t.id = any(subjects)
    union all
    select v.till_id, 'movement', v.id::text, null, null, jsonb_build_object('restaurant', v.restaurant_id, 'till', v.till_id, 'kind', v.kind,
      'amount', v.amount_cents, 'reason', v.reason, 'by', v.made_by, 'at', v.at, 'key', v.key)
    from till_movements v where above is null and v.restaurant_id = restaurant and v.till_id = any(subjects)
    union all
    select c.till_id, 'count', c.till_id || '/' || c.method, null, null, jsonb_build_object('restaurant', c.restaurant_id, 'till', c.till_id,
      'method', c.method, 'payments', c.payments, 'expected', c.expected_cents, 'counted', c.counted_cents)
    from till_counts c where above is null and c.restaurant_id = restaurant and c.till_id = any(subjects)
    union all
    select s.till_id, 'stray', s.id::text, null, null, jsonb_build_object('restaurant', s.restaurant_id, 'till', s.till_id,
      'payment', s.payment_id, 'correction', s.correction_id)
    from till_strays s where above is null and s.restaurant_id = restaurant and s.till_id = any(subjects)
    union all
    select s.till_id, 'share', s.till_id || '/' || s.user_id, null, null, jsonb_build_object('restaurant', s.restaurant_id, 'till', s.till_id,
      'person', s.user_id, 'points', s.points, 'cents', s.cents)
    from till_fee_shares s where above is null and s.restaurant_id = restaurant and s.till_id = any(subjects)
  )
  select subject, kind, chain_name(kind, id), sha256_of(kind || ' ' || id || ' ' || jsonb_strip_nulls(content)::text), order_id, since from said
$$;
