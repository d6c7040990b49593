-- A paper that somebody had not printed stays to be seen, with who did so and when, and can be printed after all.
alter table print_jobs
  add column dropped_at timestamptz,
  add column dropped_by uuid references users,
  drop constraint print_jobs_state_check,
  add constraint print_jobs_state_check check (state in ('waiting', 'sent', 'printed', 'failed', 'dropped')),
  add constraint print_jobs_dropped check (state <> 'dropped' or (dropped_at is not null and dropped_by is not null));
drop index print_jobs_open;
create index print_jobs_open on print_jobs (restaurant_id, printer_id, id) where state in ('waiting', 'sent', 'failed');
revoke delete on print_jobs from comanda_app;
