-- A change is told once it has stood for a while: when, and what the guest was told before it. Nothing of that says who they are.
alter table reservations
  add column told_before jsonb,
  add column tell_at timestamptz,
  add constraint reservations_tell check ((told_before is null) = (tell_at is null));
create index reservations_to_tell on reservations (tell_at) where tell_at is not null;
grant update (told_before, tell_at) on reservations to comanda_app;
grant select (tell_at) on reservations to comanda_system;
