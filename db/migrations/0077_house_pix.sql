-- The house's own key, to which its guests pay by PIX: the money goes to the house, and the service never holds it.
alter table check_settings
  add column pix_kind text check (pix_kind in ('cpf', 'cnpj', 'email', 'phone', 'random')),
  add column pix_key text check (length(pix_key) <= 77),
  -- As banks show whom one pays.
  add column pix_name text check (length(pix_name) between 1 and 25),
  add column pix_city text check (length(pix_city) between 1 and 15),
  add constraint check_settings_pix check (num_nonnulls(pix_kind, pix_key, pix_name, pix_city) in (0, 4));
