-- When whoever has the session last showed that they know the password: with signing in, and when it is asked for again.
alter table sessions add column proved_at timestamptz not null default now();
-- Those that are open were begun with it.
update sessions set proved_at = created_at;
