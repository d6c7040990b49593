-- Pieces that were passed and brought back are again of the order that they were parted from; what was made for them is gone.
grant delete on orders to comanda_app;
-- Only what says nothing any more: its lines are another order's.
create policy emptied_alone on orders as restrictive for delete to comanda_app using (
  total_cents = 0 and paid_at is null
  and not exists (select from order_items i where i.restaurant_id = orders.restaurant_id and i.order_id = orders.id));
grant update (order_id, former_number) on passed_lines to comanda_app;

-- A paper of its own, a correction, an edit, somebody's share: any of them speaks of it by its own name.
create function order_is_spoken_of(restaurant uuid, spoken uuid) returns boolean language sql stable as $$
  select exists (select from print_jobs where restaurant_id = restaurant and order_id = spoken)
    or exists (select from line_corrections where restaurant_id = restaurant and order_id = spoken)
    or exists (select from check_claims where restaurant_id = restaurant and order_id = spoken)
    or exists (select from order_events where restaurant_id = restaurant and order_id = spoken and kind not in ('come', 'status'))
$$;

-- What the papers said of them comes back with them.
create function told_orders_follow_return() returns trigger language plpgsql as $$
declare
  piece jsonb;
begin
  select each into piece from told_orders t cross join jsonb_array_elements(t.told -> 'lines') each
    where t.restaurant_id = new.restaurant_id and t.order_id = old.order_id and (each ->> 'line')::int = new.line;
  if piece is null then return null; end if;
  update told_orders set told = told || jsonb_build_object('lines', (
      select jsonb_agg(line order by (line ->> 'line')::int) from (
        select case when (each ->> 'line')::int = new.line
          then each || jsonb_build_object('quantity', (each ->> 'quantity')::int + (piece ->> 'quantity')::int) else each end as line
          from jsonb_array_elements(told -> 'lines') each
        union all
        select piece where not exists (select from jsonb_array_elements(told -> 'lines') each where (each ->> 'line')::int = new.line)
      ) as all_of))
    where restaurant_id = new.restaurant_id and order_id = new.order_id;
  return null;
end $$;
create trigger told_orders_follow_return after update of order_id on passed_lines for each row
  when (old.order_id <> new.order_id and new.order_id = new.from_order_id) execute function told_orders_follow_return();
