-- What a reservation was before it was noted that its guests came or did not: what was noted by mistake can be taken back whole.
-- Of what was noted earlier nobody knows it any more.
alter table reservations
  add column status_before text check (status_before in ('pendente', 'confirmada')),
  add check (status_before is null or outcome is not null);
grant update (status_before) on reservations to comanda_app;
