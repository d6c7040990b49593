-- What whoever runs the service sees of all printers is found by indexes that hold no more than that.
create index printers_away on printers (id) where away_since is not null and deleted_at is null;
create index printers_never on printers (id) where last_seen_at is null and deleted_at is null;
create index printers_paused on printers (restaurant_id, id) where paused;
create index print_jobs_to_come on print_jobs (created_at) include (restaurant_id, printer_id) where state in ('waiting', 'sent', 'failed');
