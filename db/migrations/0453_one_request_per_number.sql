-- A number as it is dialled within the country, however it was written.
create function dialled_number(phone text) returns text language sql immutable strict
return regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^55(?=\d{10,11}$)', '');

-- Guests who ask twice for the same time, by two taps or in two tabs, would hold two tables. Of what they ask for by themselves one number
-- holds one table at a time. What staff write down, or move, is their own decision and held against nothing.
alter table reservations
  add column one_per_number boolean not null default false,
  add constraint reservations_one_per_number
    exclude using gist (restaurant_id with =, dialled_number(customer_phone) with =, during with &&)
    where (one_per_number and status <> 'cancelada' and customer_phone <> '');
grant update (one_per_number) on reservations to comanda_app;
-- A corrected clock may bring together what was apart on the wall of the house.
grant update (one_per_number) on reservations to comanda_system;
