-- Single calendar days on which a house is closed or opens otherwise than its weekday does, by date:
-- {"2026-12-25": {"name": "Natal", "periods": []}}. They stand in the restaurant's own row, as its week does: whoever promises a table
-- holds that row, and so reads both as they stand.
create function are_special_days(days jsonb) returns boolean language sql immutable strict parallel safe
  return jsonb_typeof(days) = 'object'
    and not exists (select from jsonb_object_keys(days) as day where day !~ '^[1-8][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$')
    and not jsonb_path_exists(days, '$.* ? (!(@.name.type() == "string" && @.periods.type() == "array"))')
    and not jsonb_path_exists(days, '$.*.periods[*] ? (!(
      @.open like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.close like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"))')
    and (select count(*) from jsonb_object_keys(days)) <= 1000;

alter table restaurants
  add column special_days jsonb not null default '{}' constraint restaurants_special_days check (are_special_days(special_days));
grant update (special_days) on restaurants to comanda_app;
