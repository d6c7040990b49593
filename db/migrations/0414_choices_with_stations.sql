-- Where a choice is made: the drink of a combo at the bar. None: where its dish is.
alter table options add column station_id uuid, add foreign key (restaurant_id, station_id) references stations;

-- Where a line is made at several stations, how far each of them is: its own first, then those of its choices; null where one station makes
-- all of it. Which choices those are stands with the choices. The parts come, are copied and go with their line's row, and every change of
-- them is made under the order's lock, as the line's own: that needs no table, and costs an order nothing that has none.
alter table order_items add column parts jsonb,
  add constraint order_items_parts check (jsonb_typeof(parts) = 'array' and jsonb_array_length(parts) > 1),
  -- Ready is what is ready at all of them, and nothing has begun while one has.
  add constraint order_items_parts_made check (status not in ('pronto', 'entregue')
    or not coalesce(parts @? '$[*] ? (@.status == "pendente" || @.status == "preparando")', false)),
  add constraint order_items_parts_begun check (status <> 'pendente' or not coalesce(parts @? '$[*] ? (@.status != "pendente")', false));
