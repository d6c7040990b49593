-- Phones at a table are told apart by a number, the same to guests, staff and histories; and what a phone ticked and left is anybody's again.

-- Numbered by when they first ordered, then by when they first paid; those that only chose come after them.
create function bill_phones(restaurant uuid, bill uuid) returns table (guest uuid, person integer) language sql stable as $$
  select g.guest, row_number() over (order by min(g.ordered), min(g.asked), g.guest)::integer
  from (
    select o.guest, o.number as ordered, null::timestamptz as asked from orders o
      where o.restaurant_id = restaurant and o.bill_id = bill and o.guest is not null
    union all
    select p.guest, null, p.asked_at from check_parts p where p.restaurant_id = restaurant and p.bill_id = bill
    union all
    select c.guest, null, null from check_claims c where c.restaurant_id = restaurant and c.bill_id = bill
  ) g group by g.guest
$$;

-- When its phone last did anything at this bill.
alter table check_claims add column claimed_at timestamptz not null default now();

-- What a guest's phone placed names it, as a person of the staff is named.
do $$
declare
  each record;
  was text;
  becomes text;
begin
  for each in select * from (values
    ('seal_chain', 'select r.order_id, o.placed_by,', 'select r.order_id, coalesce(o.placed_by, o.guest) as placed_by,'),
    ('placed_rows', 'o.created_at, o.placed_by, o.number,', 'o.created_at, coalesce(o.placed_by, o.guest), o.number,'))
    as naming (name, part, named) loop
    was := pg_get_functiondef(each.name::regproc);
    becomes := replace(was, each.part, each.named);
    if was = becomes then raise exception '% names nobody', each.name; end if;
    execute becomes;
  end loop;
end $$;
