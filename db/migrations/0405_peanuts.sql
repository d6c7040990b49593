-- Peanuts are the one allergen of food in RDC 727/2022 that had no mark: they were ticked as nuts, if at all.
alter table products no force row level security;
alter table products drop constraint products_allergens_check;
alter table products add constraint products_allergens_check check (allergens <@ array['gluten', 'lactose', 'leite', 'peixe', 'amendoim',
  'amendoas', 'nozes', 'soja', 'ovo', 'crustaceos', 'corantes', 'acucar']);
-- What says so in its own words is marked so.
update products set allergens = allergens || '{amendoim}'::text[]
  where concat_ws(' ', name, description, name_en, description_en) ~* '\m(amendoim|amendoins|peanuts?)\M'
    and concat_ws(' ', name, description, name_en, description_en) !~* '(sem|without|no) (amendoi|peanut)|peanut[- ]free';
alter table products force row level security;
