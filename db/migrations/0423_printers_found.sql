-- The printers that an agent sees in its network and on its computer, as last reported.
alter table print_agents add column found jsonb not null default '[]' check (jsonb_typeof(found) = 'array');
