-- Digests were most of what a chain costs the database. They say the same to the letter: PostgreSQL takes these functions into the statement
-- that calls them (none that is declared immutable, for `convert_to` is not), and an order and its lines are written as text at once,
-- in the sequence in which `jsonb` keeps their members.

create or replace function sha256_of(said text) returns text language sql stable parallel safe
  return encode(sha256(convert_to(said, 'UTF8')), 'hex');
create or replace function chain_name(kind text, id text) returns text language sql stable parallel safe
  return left(sha256_of(kind || ' ' || id), 32);
create or replace function chain_start(subject uuid) returns text language sql stable parallel safe
  return sha256_of('bill ' || subject);
create or replace function row_digest(kind text, id text, content jsonb) returns text language sql stable parallel safe
  return sha256_of(kind || ' ' || id || ' ' || jsonb_strip_nulls(content)::text);

-- One member of a JSON object and the comma before it; null for what is null, so that `concat` leaves it out.
create function json_member(key text, value anyelement) returns text language sql stable parallel safe as $$
  select ', "' || key || '": ' || to_json(value)::text
$$;
create function json_of_members(members text) returns text language sql immutable parallel safe
  return '{' || substr(members, 3) || '}';

-- The orders of bills whose numbers are above those that are told already, or up to a number, and their lines. The members stand as `jsonb`
-- sorts them, shorter names first: `row_digest` of the same says the same (`features/chain/placed.test.ts`).
create or replace function placed_rows(restaurant uuid, bills uuid[], told integer[], upto integer[] default null)
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
  )
  select subject, kind, chain_name(kind, id), sha256_of(kind || ' ' || id || ' ' || json_of_members(members)), order_id, since, placed_by,
    number, cents from said
$$;
