-- What has run out is swept away every night (src/server/sweep.ts).
grant delete on webhook_events to comanda_system;
create index sessions_by_end on sessions (expires_at);
