-- What became of a reservation, beside its status: the guests came, or they did not. Who came stays confirmed; who did not come
-- holds no table any more and is cancelled, so that whatever counts the tables that are held need know nothing of this.
alter table reservations
  add column outcome text check (outcome in ('arrived', 'no_show')),
  add column outcome_at timestamptz,
  add column outcome_by uuid references users,
  add constraint reservations_outcome_fits
    check (case outcome when 'arrived' then status = 'confirmada' when 'no_show' then status = 'cancelada' else true end),
  add check ((outcome is null) = (outcome_at is null));
grant update (outcome, outcome_at, outcome_by) on reservations to comanda_app;
