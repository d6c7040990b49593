-- Who signed in, who was refused, and who changed who may enter: read and added to, edited by nobody, and kept for half a year.
create table security_events (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  -- Null: of the platform's own people, or of an account that there is not.
  restaurant_id uuid references restaurants on delete cascade,
  -- Whose account it is about; null where it is about none, or about one that there is not.
  user_id uuid references users on delete set null,
  -- Who did it; null where that is not known.
  actor_id uuid references users on delete set null,
  kind text not null check (kind in ('signedIn', 'signInRefused', 'secondFactorRefused', 'permissionRefused', 'pinRefused', 'sessionsEnded',
    'passwordChanged', 'passwordReset', 'emailChanged', 'emailRestored', 'linked', 'unlinked', 'factorOn', 'factorOff', 'phoneOn',
    'phoneOff', 'recoveryCodes', 'pinSet', 'pinRemoved', 'staffAdded', 'roleChanged', 'activated', 'deactivated', 'devicePaired',
    'deviceRevoked', 'agentPaired', 'agentRevoked', 'printerAdded', 'printerRemoved', 'printerAddressRenewed')),
  -- What it was about, if not an account: the permission, the role, the third party, the screen.
  subject text not null default '' check (length(subject) <= 200),
  address text not null default ''
);
create index security_events_of_restaurant on security_events (restaurant_id, id desc);
create index security_events_of_user on security_events (user_id);
create index security_events_of_actor on security_events (actor_id);
create index security_events_by_age on security_events (at);
-- One of each kind and person in a minute: being refused does not fill the table.
create unique index security_events_refused on security_events (kind, coalesce(user_id::text, actor_id::text, address),
  date_trunc('minute', at at time zone 'UTC')) where kind like '%Refused';

alter table security_events enable row level security, force row level security;
create policy own_restaurant on security_events to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
create policy across on security_events to comanda_system using (true) with check (true);
-- For the two functions below: all that can be done to what was written.
create policy of_functions on security_events to comanda_owner using (true);
grant select, insert on security_events to comanda_app, comanda_system;

create function forget_in_security_events(person uuid) returns void
language sql security definer set search_path = public, pg_temp
  begin atomic
    update security_events set address = '' where person in (user_id, actor_id);
  end;
create function sweep_security_events(as_of timestamptz) returns void
language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from security_events where at < least(as_of, now()) - interval '180 days';
  end;
revoke all on function forget_in_security_events, sweep_security_events from public;
grant execute on function forget_in_security_events, sweep_security_events to comanda_system;
