-- A search for printers that somebody asks for is counted, so that an agent says which of them it has made.
alter table print_agents
  add column searches_asked integer not null default 0,
  add column searches_made integer not null default 0,
  add column search_asked_at timestamptz,
  -- When it last said what it found.
  add column searched_at timestamptz;

-- Which device stands at a printer's address: found at another, it was given that one by its network.
alter table printers add column mac text check (mac ~ '^([0-9a-f]{2}:){5}[0-9a-f]{2}$');

-- A screen at the pass opens there.
alter table kitchen_devices add column shows_pass boolean not null default false;
grant update (shows_pass) on kitchen_devices to comanda_app;
