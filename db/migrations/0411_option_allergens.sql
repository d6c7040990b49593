-- What a choice adds to its dish.
alter table options add column allergens text[] not null default '{}' check (allergens <@ array['gluten', 'lactose', 'leite', 'peixe',
  'amendoim', 'amendoas', 'nozes', 'soja', 'ovo', 'crustaceos', 'corantes', 'acucar']);
