-- Paper. A job is what one printer is to put on paper, kept as what it says and not as bytes: another printer can lay it out for itself.
-- It is there once, however often it is made, and gone from nobody's sight before it was printed.

-- A program on a computer of the house that brings jobs to printers which cannot fetch them. Paired with a code of ten minutes, it shows
-- its token from then on.
create table print_agents (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  create_key uuid not null,
  name text not null check (length(name) between 1 and 60),
  pairing_code text check (pairing_code ~ '^[0-9]{6}$'),
  pairing_until timestamptz,
  -- SHA-256: what opens the door lies nowhere.
  token_hash bytea check (length(token_hash) = 32),
  -- Which start of the program spoke last: what an earlier one held may have been printed or not.
  run uuid,
  last_seen_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, create_key),
  check ((pairing_code is null) = (pairing_until is null))
);
create unique index print_agents_by_code on print_agents (pairing_code);

create table printers (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  create_key uuid not null,
  name text not null check (length(name) between 1 and 40),
  kind text not null check (kind in ('star', 'epson', 'agent')),
  -- Of one that fetches: what its address ends with, as SHA-256.
  secret_hash bytea check (length(secret_hash) = 32),
  agent_id uuid,
  -- Where the agent finds it.
  address text check (length(address) between 1 and 200),
  width smallint not null check (width in (58, 80)),
  code_page text not null check (code_page in ('cp858', 'cp850', 'cp860', 'windows1252')),
  cut boolean not null,
  copies smallint not null check (copies between 1 and 3),
  -- By itself: what is to be made, and what became of it. Bills are asked for.
  prints_tickets boolean not null,
  prints_changes boolean not null,
  prints_bills boolean not null,
  -- Nothing that was ordered before comes out of it by itself.
  prints_since timestamptz not null default now(),
  paused boolean not null default false,
  last_seen_at timestamptz,
  -- Set when it has not been heard of for too long; null while it is there, and before it ever was.
  away_since timestamptz,
  trouble text check (trouble in ('paper_out', 'cover_open', 'fault')),
  deleted_at timestamptz,
  revision integer not null default 1,
  primary key (restaurant_id, id),
  unique (restaurant_id, create_key),
  foreign key (restaurant_id, agent_id) references print_agents,
  check (kind = 'agent' or secret_hash is not null and address is null and agent_id is null),
  check (kind <> 'agent' or secret_hash is null and address is not null)
);
create unique index printers_by_name on printers (restaurant_id, lower(name)) where deleted_at is null;
create index printers_of_agent on printers (restaurant_id, agent_id);
create index printers_there on printers (last_seen_at) where away_since is null and deleted_at is null;

-- Whose lines it prints; all of them when none is named.
create table printer_stations (
  restaurant_id uuid not null,
  printer_id uuid not null,
  station_id uuid not null,
  primary key (restaurant_id, printer_id, station_id),
  foreign key (restaurant_id, printer_id) references printers on delete cascade,
  foreign key (restaurant_id, station_id) references stations on delete cascade
);
create index printer_stations_by_station on printer_stations (restaurant_id, station_id);

create table print_jobs (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  -- Where it is to come out now; a person may send it elsewhere.
  printer_id uuid not null,
  -- Which paper it is: made twice, it is one job.
  key text not null check (length(key) <= 200),
  kind text not null check (kind in ('ticket', 'change', 'void', 'bill', 'test')),
  order_id uuid,
  bill_id uuid,
  table_number integer,
  document jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'printed', 'failed')),
  -- How often it was handed out. Whoever says what became of it says of which time.
  attempts smallint not null default 0,
  -- It may have come out before: the next paper says so.
  second_copy boolean not null default false,
  sent_at timestamptz,
  -- Not handed out again before: a printer that failed is given time.
  not_before timestamptz,
  -- In which answer to which start of an agent it was handed out.
  run uuid,
  turn integer,
  printed_at timestamptz,
  asked_by uuid references users,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, key),
  foreign key (restaurant_id, printer_id) references printers,
  foreign key (restaurant_id, order_id) references orders on delete cascade,
  foreign key (restaurant_id, bill_id) references bills on delete cascade
);
create index print_jobs_open on print_jobs (restaurant_id, printer_id, id) where state <> 'printed';
create index print_jobs_sent on print_jobs (sent_at) where state = 'sent';
create index print_jobs_of_order on print_jobs (restaurant_id, order_id);
create index print_jobs_of_bill on print_jobs (restaurant_id, bill_id) where bill_id is not null;
create index print_jobs_by_age on print_jobs (created_at);

-- What the papers of an order have said so far: what comes next is what is different from it.
create table told_orders (
  restaurant_id uuid not null,
  order_id uuid not null,
  revision integer not null,
  told jsonb,
  at timestamptz not null default now(),
  primary key (restaurant_id, order_id),
  foreign key (restaurant_id, order_id) references orders on delete cascade
);
create index told_orders_by_age on told_orders (at);

do $$
declare tenant text;
begin
  foreach tenant in array array['print_agents', 'printers', 'printer_stations', 'print_jobs', 'told_orders']
  loop
    execute format('alter table %I enable row level security, force row level security', tenant);
    execute format('create policy own_restaurant on %I to comanda_app using (restaurant_id = current_restaurant()) '
      'with check (restaurant_id = current_restaurant())', tenant);
  end loop;
end $$;
grant select, insert, update on print_agents, printers, told_orders to comanda_app;
grant select, insert, update, delete on print_jobs to comanda_app;
grant select, insert, delete on printer_stations to comanda_app;

-- What crosses restaurants: whose secret or token is shown, which houses have printers, what has fallen silent, what is old.
grant select, update (pairing_code, pairing_until, token_hash) on print_agents to comanda_system;
grant select, update (away_since) on printers to comanda_system;
grant select, update (state, second_copy, sent_at, not_before), delete on print_jobs to comanda_system;
grant select, delete on told_orders to comanda_system;
do $$
declare shared text;
begin
  foreach shared in array array['print_agents', 'printers', 'print_jobs', 'told_orders']
  loop
    execute format('create policy across on %I to comanda_system using (true) with check (true)', shared);
  end loop;
end $$;
