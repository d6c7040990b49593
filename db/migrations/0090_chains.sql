-- What happened to a bill, and to a till, as a chain: each entry names the rows of money that it changed by a digest of what they say, and
-- its hash is made of the entry and of the hash before it. Nothing of it is ever changed (decision 0039).

create table chain_entries (
  restaurant_id uuid not null references restaurants on delete cascade,
  -- The bill, or the till.
  subject_id uuid not null,
  position integer not null check (position between 1 and 1000000),
  -- JSON, as it was hashed to the letter: when, what, who, why, and the rows with their digests.
  body text not null,
  hash text not null,
  primary key (restaurant_id, subject_id, position)
);
alter table chain_entries enable row level security, force row level security;
create policy own_restaurant on chain_entries to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
-- Neither update nor delete: nobody has to be trusted with them.
grant select, insert on chain_entries to comanda_app;

create function sha256_of(said text) returns text language sql immutable parallel safe
  return encode(sha256(convert_to(said, 'UTF8')), 'hex');
-- How a chain calls a row, and a person: it is read by guests, who are told no id that is the house's.
create function chain_name(kind text, id text) returns text language sql immutable parallel safe
  return left(sha256_of(kind || ' ' || id), 32);
-- What the first entry follows: no chain passes for another's.
create function chain_start(subject uuid) returns text language sql immutable parallel safe
  return sha256_of('bill ' || subject);

create function follow_chain() returns trigger language plpgsql as $$
declare before text;
begin
  if new.position = 1 then
    before := chain_start(new.subject_id);
  else
    select hash into before from chain_entries
      where restaurant_id = new.restaurant_id and subject_id = new.subject_id and position = new.position - 1;
  end if;
  if new.hash is distinct from sha256_of(before || new.body) or new.hash is null then
    raise exception 'entry % of chain % does not follow the one before', new.position, new.subject_id
      using errcode = 'check_violation', constraint = 'chain_entries_follow', table = 'chain_entries';
  end if;
  return new;
end $$;
create trigger chain_entries_follow before insert on chain_entries for each row execute function follow_chain();

-- The rows of money of bills and tills, with a digest of what each says. Which columns that is stands here alone; what is not here says how
-- far the kitchen is, or where phones find a bill (`features/chain/columns.test.ts` knows each of them and why). Without what is null, so
-- that a column that comes to be later leaves the digests of old rows as they are.
-- With `above`, only the orders of higher numbers: what was placed since.
create function chained_rows(restaurant uuid, subjects uuid[], above integer default null)
  returns table (subject uuid, kind text, ref text, digest text, order_id uuid, since timestamptz)
  language sql stable set timezone = 'UTC' set bytea_output = 'hex' set datestyle = 'ISO' as $$
  with said (subject, kind, id, order_id, since, content) as (
    select b.id, 'bill', b.id::text, null::uuid, b.opened_at, jsonb_build_object('restaurant', b.restaurant_id, 'table', b.table_id, 'opened', b.opened_at,
      'closed', b.closed_at, 'closedBy', b.closed_by, 'closeHash', b.close_hash, 'items', b.items_cents, 'fee', b.service_fee_cents,
      'charges', b.custom_charges::text, 'chargesCents', b.charges_cents, 'discount', b.discount_type, 'discountValue', b.discount_value,
      'discountCents', b.discount_cents, 'total', b.total_cents, 'mergedInto', b.merged_into, 'people', b.people,
      'feeDeclined', b.fee_declined, 'couvertPeople', b.couvert_people, 'couvert', b.couvert_cents, 'till', b.till_id,
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
    select p.bill_id, 'part', p.id::text, null, null, jsonb_build_object('restaurant', p.restaurant_id, 'bill', p.bill_id, 'asked', p.asked_bill_id,
      'guest', p.guest, 'key', p.key, 'split', p.split, 'method', p.method, 'amount', p.amount_cents, 'changeFor', p.change_for_cents,
      'txid', p.txid, 'pix', p.pix_code, 'status', p.status, 'askedAt', p.asked_at, 'told', p.told_at, 'ended', p.ended_at,
      'by', p.ended_by, 'credit', p.credit_cents, 'creditSettled', p.credit_settled_at, 'creditBy', p.credit_settled_by)
    from check_parts p where above is null and p.restaurant_id = restaurant and p.bill_id = any(subjects)
    union all
    -- What a phone has merely ticked binds nobody: it counts from when somebody pays for it.
    select c.bill_id, 'claim', c.id::text, null, null, jsonb_build_object('restaurant', c.restaurant_id, 'bill', c.bill_id, 'order', c.order_id,
      'line', c.line, 'pieces', c.pieces::text, 'guest', c.guest, 'part', c.part_id)
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
      'former', j.former_bills::text, 'sitting', j.sitting, 'key', j.key, 'at', j.at, 'by', j.joined_by, 'ended', j.ended_at)
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

-- What an entry says. One that was changed past the verbs may say anything, and stops nobody from paying: it says nothing here, and is found
-- by who works the chain out anew.
create function entry_said(body text) returns jsonb language sql immutable as $$
  select case when body is json object and body !~ '\\u0000' then body::jsonb else '{}' end
$$;

-- What a chain says of each row: its last digest; null once it went to another bill, or was taken off.
create function sealed_rows(restaurant uuid, subject uuid) returns table (kind text, ref text, digest text) language sql stable as $$
  select distinct on (each ->> 1) each ->> 0, each ->> 1, each ->> 2
  from chain_entries e, jsonb_path_query(entry_said(e.body), '$.rows[*]') each
  where e.restaurant_id = restaurant and e.subject_id = subject and each ->> 1 is not null order by each ->> 1, e.position desc
$$;

create function rows_told(rows jsonb) returns jsonb language sql immutable as $$
  select jsonb_agg(jsonb_build_array(r ->> 'kind', r ->> 'ref', r ->> 'digest')) from jsonb_array_elements(rows) r
$$;

create function append_entry(restaurant uuid, subject uuid, happened timestamptz, content jsonb) returns void language plpgsql as $$
declare
  last record;
  said text;
begin
  select e.position, e.hash into last from chain_entries e
    where e.restaurant_id = restaurant and e.subject_id = subject order by e.position desc limit 1;
  said := (content || jsonb_build_object('n', coalesce(last.position, 0) + 1,
    'at', to_char(happened at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    -- How many orders the bill had numbered by then: those with higher numbers were placed since.
    'numbered', (select b.orders_count from bills b where b.restaurant_id = restaurant and b.id = subject)))::text;
  insert into chain_entries (restaurant_id, subject_id, position, body, hash)
    values (restaurant, subject, coalesce(last.position, 0) + 1, said, sha256_of(coalesce(last.hash, chain_start(subject)) || said));
end $$;

-- Says what became of the rows since the last entry. With a verb: whatever changed is that verb's. Without one: what was placed is said to
-- be, and whatever else is different was changed past the verbs. Whoever calls holds the row of the bill, or of the till.
create function seal_chain(restaurant uuid, chain uuid, verb text, actor uuid, about text, cents bigint, why text, happened timestamptz,
  above integer default null) returns void language plpgsql as $$
declare
  changed jsonb;
  each record;
begin
  select jsonb_agg(jsonb_build_object('kind', coalesce(p.kind, k.kind), 'ref', coalesce(p.ref, k.ref), 'digest', p.digest,
      'fresh', k.ref is null, 'order_id', p.order_id) order by coalesce(p.kind, k.kind), coalesce(p.ref, k.ref)) into changed
    from chained_rows(restaurant, array[chain], above) p full join sealed_rows(restaurant, chain) k on k.ref = p.ref
    where p.digest is distinct from k.digest and (above is null or p.ref is not null);
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
      select o.placed_by, min(o.number) as first, row_number() over (order by min(o.number)) as turn, min(o.created_at) as at,
        sum(o.items_cents) as cents, array_agg(o.id) as orders, string_agg('#' || o.number, ', ' order by o.number) as about
      from rows r join orders o on o.restaurant_id = restaurant and o.id = r.order_id where r.kind = 'order' group by o.placed_by
    )
    select p.at, p.placed_by, p.about, p.cents, (select jsonb_agg(to_jsonb(r)) from rows r
      where r.order_id = any(p.orders) or r.kind = 'bill' and p.turn = 1) as rows from placed p order by p.first
  loop
    perform append_entry(restaurant, chain, each.at, jsonb_strip_nulls(jsonb_build_object('kind', 'placed',
      'by', chain_name('person', each.placed_by::text), 'about', each.about, 'cents', each.cents))
      || jsonb_build_object('rows', rows_told(each.rows)));
    select jsonb_agg(c) into changed from jsonb_array_elements(changed) c
      where not exists (select from jsonb_array_elements(each.rows) r where r -> 'ref' = c -> 'ref');
    if changed is null then return; end if;
  end loop;
  -- Opened just now, and nothing on it yet: whoever opened it says so.
  if jsonb_array_length(changed) = 1 and changed -> 0 ->> 'kind' in ('bill', 'till') and (changed -> 0 ->> 'fresh')::boolean then return; end if;
  perform append_entry(restaurant, chain, happened, jsonb_build_object('kind', 'altered', 'rows', rows_told(changed)));
end $$;

-- The open bills of a restaurant on which something was placed that no entry tells yet: few are open, and each is asked for its last entry.
create function unsealed_bills(restaurant uuid) returns table (id uuid, above integer) language sql stable as $$
  select b.id, last.numbered from bills b left join lateral (
    select jsonb_path_query_first(entry_said(e.body), '$.numbered.integer()', silent => true)::integer as numbered from chain_entries e
    where e.restaurant_id = restaurant and e.subject_id = b.id order by e.position desc limit 1) last on true
  where b.restaurant_id = restaurant and b.closed_at is null and b.orders_count > coalesce(last.numbered, 0)
$$;

-- For what was placed while nobody read or changed the bill. Of a bill that somebody holds just now, they say it, or the next round does.
create function seal_placed(restaurant uuid, only_bill uuid default null) returns integer language plpgsql as $$
declare
  each record;
  sealed integer := 0;
begin
  for each in select u.id from unsealed_bills(restaurant) u where only_bill is null or u.id = only_bill order by u.id limit 100 loop
    perform from bills b where b.restaurant_id = restaurant and b.id = each.id and b.closed_at is null for no key update skip locked;
    if found then
      perform seal_chain(restaurant, each.id, null, null, null, null, null, now(),
        (select u.above from unsealed_bills(restaurant) u where u.id = each.id));
      sealed := sealed + 1;
    end if;
  end loop;
  return sealed;
end $$;

-- Every bill and till without a chain gets one, from what it is now.
create function begin_chains(restaurant uuid) returns void language sql as $$
  insert into chain_entries (restaurant_id, subject_id, position, body, hash)
  select restaurant, s.subject, 1, s.said, sha256_of(chain_start(s.subject) || s.said) from (
    select r.subject, (jsonb_build_object('n', 1, 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'kind', 'begun',
        'rows', jsonb_agg(jsonb_build_array(r.kind, r.ref, r.digest) order by r.kind, r.ref),
        'numbered', (select b.orders_count from bills b where b.restaurant_id = restaurant and b.id = r.subject)))::text as said
    from chained_rows(restaurant, array(
      select b.id from bills b where b.restaurant_id = restaurant
      union all select t.id from tills t where t.restaurant_id = restaurant
      except select e.subject_id from chain_entries e where e.restaurant_id = restaurant)) r
    group by r.subject) s
$$;

-- Bills and tills, and chains of which there is neither any more, for whoever goes through all of them.
create function chained_subjects(restaurant uuid, after uuid, most integer) returns setof uuid language sql stable as $$
  (select id from bills where restaurant_id = restaurant and id > after order by id limit most)
  union (select id from tills where restaurant_id = restaurant and id > after order by id limit most)
  union (select distinct subject_id from chain_entries where restaurant_id = restaurant and subject_id > after order by subject_id limit most)
  order by 1 limit most
$$;

-- What there is already. Even the owner of the tables is bound by their row security while that is forced.
do $$
declare
  tenant text;
  house record;
  tenants constant text[] := array['chain_entries', 'bills', 'orders', 'order_items', 'bill_payments', 'payment_corrections',
    'line_corrections', 'check_parts', 'check_claims', 'bill_merges', 'bill_passes', 'passed_lines', 'table_joins', 'tills', 'till_movements',
    'till_counts', 'till_strays', 'till_fee_shares', 'restaurants'];
begin
  foreach tenant in array tenants loop execute format('alter table %I no force row level security', tenant); end loop;
  for house in select id from restaurants loop perform begin_chains(house.id); end loop;
  foreach tenant in array tenants loop execute format('alter table %I force row level security', tenant); end loop;
end $$;

-- Whose bills are open: what was placed while no process listened is looked for there.
create policy across on bills for select to comanda_system using (true);
grant select (restaurant_id, closed_at) on bills to comanda_system;
