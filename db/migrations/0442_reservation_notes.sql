-- What the house has to know of a reservation: a birthday, a high chair, an allergy. It is about the guest, and goes with their name.
alter table reservations
  add column customer_note text not null default '' check (length(customer_note) <= 280),
  add constraint reservations_purged_note check (purged_at is null or customer_note = '');
grant update (customer_note) on reservations to comanda_app;
grant select (customer_note), update (customer_note) on reservations to comanda_system;
