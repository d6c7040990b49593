-- What is looked for in all restaurants is found without reading all of their rows, however many there are.

-- A machine at the door says its own id, not whose it is.
create unique index printers_at_door on printers (id);
create unique index print_agents_at_door on print_agents (id);
create index print_agents_pairing on print_agents (pairing_until) where pairing_until is not null;

-- Addresses that begin with the one that is wanted.
create index restaurants_by_slug_start on restaurants (slug text_pattern_ops);
create index restaurant_former_slugs_by_start on restaurant_former_slugs (slug text_pattern_ops);

create index check_accounts_newest on check_accounts (provider, connected_at desc) where access_sealed is not null;
create index check_accounts_running_out on check_accounts (provider, expires_at) where ended_at is null;

-- What is held about a person, wherever it is.
create index restaurants_of_owner on restaurants (owner_id);
create index restaurants_by_email on restaurants (lower(email));
create index feedback_of_author on feedback (user_id) where user_id is not null;
create index payments_by_payer on payments (lower(customer ->> 'email'));

-- All restaurants that are listed and counted, without their rows.
create index restaurants_listed on restaurants (id) include (active) where not for_visitors;
-- A column that a table is given says nothing of itself until the table is looked at again: half of all houses would be taken for the visitors'.
analyze restaurants;
