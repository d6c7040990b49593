-- What every page of a restaurant is reckoned from is of a shape that can be reckoned with, whoever writes it. Before, one odd value
-- was enough for a board, a list or a menu not to open any more.

create function is_time_zone(name text) returns boolean language plpgsql immutable strict parallel safe as $$
begin
  return now() at time zone name is not null;
exception when invalid_parameter_value then
  return false;
end $$;

-- A day is a text, a period or a list of periods.
create function are_hours(hours jsonb) returns boolean language sql immutable strict parallel safe
  return jsonb_typeof(hours) = 'object'
    and not jsonb_path_exists(hours, '$.* ? (@.type() == "null" || @.type() == "number" || @.type() == "boolean")')
    and not jsonb_path_exists(hours, '$.* ? (@.type() == "object" || @.type() == "array")[*] ? (!(
      @.open like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.close like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$"))');

-- Even the owner of the tables is bound by their row security while that is forced.
alter table restaurants no force row level security;
alter table products no force row level security;
update restaurants set timezone = 'America/Sao_Paulo' where not is_time_zone(timezone);
update restaurants set opening_hours = '{}' where not are_hours(opening_hours);
update products set
  tags = array(select tag from unnest(tags) as tag where tag in ('vegano', 'vegetariano', 'sem_gluten', 'picante')),
  allergens = array(select allergen from unnest(allergens) as allergen where allergen in ('gluten', 'lactose', 'leite', 'peixe',
    'amendoas', 'nozes', 'soja', 'ovo', 'crustaceos', 'corantes', 'acucar'));
alter table restaurants force row level security;
alter table products force row level security;

alter table restaurants add check (is_time_zone(timezone)), add check (are_hours(opening_hours));
alter table products
  add check (tags <@ array['vegano', 'vegetariano', 'sem_gluten', 'picante']),
  add check (allergens <@ array['gluten', 'lactose', 'leite', 'peixe', 'amendoas', 'nozes', 'soja', 'ovo', 'crustaceos', 'corantes',
    'acucar']);
alter table payments add check (jsonb_typeof(instructions) = 'object'), add check (jsonb_typeof(customer) = 'object');
