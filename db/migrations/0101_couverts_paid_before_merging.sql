-- Couverts that a phone pays, or has paid, stay paid when its bill is merged: they lie behind those of the other bill, and nobody can claim
-- them again. Parted, they are where they were.

alter table check_claims
  -- Of couverts: from where on they lay on the bills that were merged since, the last one last.
  add column former_places integer[] not null default '{}';
alter table check_parts
  -- Bills that it belonged to before those were merged, the last one last: of two mergings it comes back from the one that is undone.
  add column former_bills uuid[] not null default '{}';

create or replace function parts_follow_merge() returns trigger language plpgsql as $$
declare behind integer;
begin
  if new.merged_into is not null then
    delete from check_claims where restaurant_id = new.restaurant_id and order_id in (new.id, new.merged_into) and line = 0
      and part_id is null;
    update check_parts p set status = 'withdrawn', ended_at = now()
      where restaurant_id = new.restaurant_id and bill_id = new.id and status in ('asked', 'told') and exists (
        select from check_parts o where o.restaurant_id = new.restaurant_id and o.bill_id = new.merged_into
          and o.guest = p.guest and o.status in ('asked', 'told'));
    -- Pieces of a part that was just withdrawn are nobody's.
    delete from check_claims c using check_parts p where c.restaurant_id = new.restaurant_id and c.bill_id = new.id
      and p.restaurant_id = new.restaurant_id and p.id = c.part_id and p.status = 'withdrawn';
    -- Both bills' couverts are summed up by now (couverts_follow_merge). In twelfths, as pieces are.
    select greatest((coalesce(b.couvert_people, 0) - coalesce(new.couvert_people, 0)) * 12, coalesce((select max(upper(c.pieces)) from check_claims c
        where c.restaurant_id = new.restaurant_id and c.bill_id = b.id and c.order_id = b.id and c.line = 0), 0))
      into behind from bills b where b.restaurant_id = new.restaurant_id and b.id = new.merged_into;
    update check_claims set order_id = new.merged_into, bill_id = new.merged_into, former_places = former_places || lower(pieces),
        pieces = int4range(lower(pieces) + behind, upper(pieces) + behind)
      where restaurant_id = new.restaurant_id and bill_id = new.id and order_id = new.id and line = 0;
    update check_claims set bill_id = new.merged_into where restaurant_id = new.restaurant_id and bill_id = new.id;
    update check_parts set bill_id = new.merged_into, former_bills = former_bills || new.id
      where restaurant_id = new.restaurant_id and bill_id = new.id;
  else
    update check_claims c set bill_id = new.id,
        order_id = case when c.line = 0 then new.id else c.order_id end,
        pieces = case when c.line = 0 and c.former_places <> '{}' then int4range(c.former_places[cardinality(c.former_places)],
          c.former_places[cardinality(c.former_places)] + upper(c.pieces) - lower(c.pieces)) else c.pieces end,
        former_places = case when c.line = 0 and c.former_places <> '{}' then trim_array(c.former_places, 1) else c.former_places end
      from check_parts p
      where p.restaurant_id = new.restaurant_id and p.bill_id = old.merged_into and p.former_bills[cardinality(p.former_bills)] = new.id
        and c.restaurant_id = new.restaurant_id and c.part_id = p.id;
    update check_parts set bill_id = new.id, former_bills = trim_array(former_bills, 1)
      where restaurant_id = new.restaurant_id and bill_id = old.merged_into and former_bills[cardinality(former_bills)] = new.id;
  end if;
  return null;
end $$;
