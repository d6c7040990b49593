-- A guest opens their booking by the key in the link of their letters: nobody guesses it, and with their contact it ends. That they
-- cancelled it there is kept apart from what the house cancelled, as long as it stays cancelled.
alter table reservations
  add column guest_key uuid not null default gen_random_uuid(),
  add column guest_cancelled_at timestamptz,
  add constraint reservations_guest_cancelled check (guest_cancelled_at is null or status = 'cancelada');
create unique index reservations_by_guest_key on reservations (restaurant_id, guest_key);
grant update (guest_cancelled_at) on reservations to comanda_app;

-- The e-mail that a house shows to everyone: what its owner signs in with is none, which registration wrote there unasked.
create function public_email(owner uuid, email text) returns text language sql stable
return case when exists (select from users u where u.id = owner and lower(u.email) = lower(public_email.email)) then '' else email end;
