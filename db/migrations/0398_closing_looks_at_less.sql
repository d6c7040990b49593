-- Whoever changed a bill looked for everything that a till can hold too, and whoever closed it at its lines twice, which closing does not change.

drop function chained_rows(uuid, uuid[]);
drop function placed_rows(uuid, uuid[], integer[], integer[]);

-- As before (0396), or without the lines.
create function placed_rows(restaurant uuid, bills uuid[], told integer[], upto integer[] default null, lines boolean default true)
  returns table (subject uuid, kind text, ref text, digest text, order_id uuid, since timestamptz, placed_by uuid, number integer, cents bigint)
  language sql stable set timezone = 'UTC' set bytea_output = 'hex' set datestyle = 'ISO' as $$
  with since as (
    select s.id, s.above, coalesce(s.upto, 2147483647) as upto from unnest(bills, told, upto) s (id, above, upto)
  ), said (subject, kind, id, order_id, since, placed_by, number, cents, members) as (
    select o.bill_id, 'order', o.id::text, o.id, o.created_at, o.placed_by, o.number, o.items_cents, concat(
      json_member('by', o.placed_by), json_member('fee', o.service_fee_cents), json_member('key', o.place_key),
      json_member('bill', o.bill_id), json_member('hash', o.place_hash), json_member('paid', o.paid_at), json_member('till', o.till_id),
      json_member('guest', o.guest), json_member('items', o.items_cents), json_member('table', o.table_id), json_member('total', o.total_cents),
      json_member('number', o.number), json_member('charges', o.custom_charges::text), json_member('created', o.created_at),
      json_member('settled', o.settled_cents), json_member('discount', o.discount_type),
      json_member('cancelled', nullif(o.status = 'cancelado', false)), json_member('completed', o.completed_at),
      json_member('restaurant', o.restaurant_id), json_member('settledFee', o.settled_fee_cents),
      json_member('cancelledAt', o.cancelled_at), json_member('cancelReason', o.cancel_reason),
      json_member('completeHash', o.complete_hash), json_member('discountValue', o.discount_value),
      json_member('feePercentage', o.service_fee_percentage), json_member('settledCharges', o.settled_charges_cents),
      json_member('settledDiscount', o.settled_discount_cents))
    from since s join orders o on o.restaurant_id = restaurant and o.bill_id = s.id and o.number > s.above and o.number <= s.upto
    union all
    select o.bill_id, 'line', i.order_id || '/' || i.line, i.order_id, o.created_at, o.placed_by, o.number, null, concat(
      json_member('free', i.free_quantity), json_member('line', i.line), json_member('name', i.name), json_member('unit', i.unit_cents),
      json_member('order', i.order_id), json_member('choices', i.choices::text), json_member('product', i.product_id),
      json_member('quantity', i.quantity), json_member('cancelled', nullif(i.status = 'cancelado', false)),
      json_member('restaurant', i.restaurant_id))
    from since s join orders o on o.restaurant_id = restaurant and o.bill_id = s.id and o.number > s.above and o.number <= s.upto
      join order_items i on i.restaurant_id = restaurant and i.order_id = o.id
    where lines
  )
  select subject, kind, chain_name(kind, id), sha256_of(kind || ' ' || id || ' ' || json_of_members(members)), order_id, since, placed_by,
    number, cents from said
$$;

-- The rows of money of bills, and those of tills, with a digest of what each says. Which columns that is stands in these functions alone
-- (`features/chain/columns.test.ts`).
create function rows_of_bills(restaurant uuid, subjects uuid[], lines boolean default true)
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
      'by', p.ended_by, 'credit', p.credit_cents, 'creditSettled', p.credit_settled_at, 'creditBy', p.credit_settled_by, 'creditHow', p.credit_settled_how)
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
  )
  select subject, kind, chain_name(kind, id), row_digest(kind, id, content), order_id, since from said
  union all
  select subject, kind, ref, digest, order_id, since from bill_rows(restaurant, subjects)
  union all
  select subject, kind, ref, digest, order_id, since
  from placed_rows(restaurant, subjects, array_fill(0, array[cardinality(subjects)]), lines => lines)
$$;

create function rows_of_tills(restaurant uuid, subjects uuid[])
  returns table (subject uuid, kind text, ref text, digest text, order_id uuid, since timestamptz)
  language sql stable set timezone = 'UTC' set bytea_output = 'hex' set datestyle = 'ISO' as $$
  with said (subject, kind, id, content) as (
    select t.id, 'till', t.id::text, jsonb_build_object('restaurant', t.restaurant_id, 'number', t.number, 'opened', t.opened_at,
      'openedBy', t.opened_by, 'opening', t.opening_cents, 'openKey', t.open_key, 'closed', t.closed_at, 'closedBy', t.closed_by,
      'closeKey', t.close_key, 'note', t.note)
    from tills t where t.restaurant_id = restaurant and t.id = any(subjects)
    union all
    select v.till_id, 'movement', v.id::text, jsonb_build_object('restaurant', v.restaurant_id, 'till', v.till_id, 'kind', v.kind,
      'amount', v.amount_cents, 'reason', v.reason, 'by', v.made_by, 'at', v.at, 'key', v.key)
    from till_movements v where v.restaurant_id = restaurant and v.till_id = any(subjects)
    union all
    select c.till_id, 'count', c.till_id || '/' || c.method, jsonb_build_object('restaurant', c.restaurant_id, 'till', c.till_id,
      'method', c.method, 'payments', c.payments, 'expected', c.expected_cents, 'counted', c.counted_cents)
    from till_counts c where c.restaurant_id = restaurant and c.till_id = any(subjects)
    union all
    select s.till_id, 'stray', s.id::text, jsonb_build_object('restaurant', s.restaurant_id, 'till', s.till_id,
      'payment', s.payment_id, 'correction', s.correction_id)
    from till_strays s where s.restaurant_id = restaurant and s.till_id = any(subjects)
    union all
    select s.till_id, 'share', s.till_id || '/' || s.user_id, jsonb_build_object('restaurant', s.restaurant_id, 'till', s.till_id,
      'person', s.user_id, 'points', s.points, 'cents', s.cents)
    from till_fee_shares s where s.restaurant_id = restaurant and s.till_id = any(subjects)
  )
  select subject, kind, chain_name(kind, id), row_digest(kind, id, content), null::uuid, null::timestamptz from said
$$;

create function chained_rows(restaurant uuid, subjects uuid[])
  returns table (subject uuid, kind text, ref text, digest text, order_id uuid, since timestamptz)
  language sql stable as $$
  select * from rows_of_bills(restaurant, subjects) union all select * from rows_of_tills(restaurant, subjects)
$$;

-- As before, but for what it looks at.
create or replace function seal_chain(restaurant uuid, chain uuid, verb text, actor uuid, about text, cents bigint, why text, happened timestamptz)
  returns void language plpgsql set plan_cache_mode = 'force_generic_plan' as $$
declare
  changed jsonb;
  each record;
  told boolean := false;
  is_till constant boolean := exists (select from tills t where t.restaurant_id = restaurant and t.id = chain);
  -- Whoever closes a bill has had what is there sealed, under its lock, and changes none of its lines.
  lines constant boolean := verb is distinct from 'closed';
begin
  select jsonb_agg(jsonb_build_object('kind', coalesce(p.kind, k.kind), 'ref', coalesce(p.ref, k.ref), 'digest', p.digest,
      'fresh', k.ref is null, 'order_id', p.order_id) order by coalesce(p.kind, k.kind), coalesce(p.ref, k.ref)) into changed
    from (select * from rows_of_bills(restaurant, array[chain], lines) where not is_till
      union all select * from rows_of_tills(restaurant, array[chain]) where is_till) p
    full join (select * from sealed_rows(restaurant, chain) where lines or kind <> 'line') k on k.ref = p.ref
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
      select r.order_id, coalesce(o.placed_by, o.guest) as placed_by, o.number, o.created_at, o.items_cents
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
