-- What belongs to accounts beyond e-mail and password: second factors, phones, known addresses, bounded tries.

alter table users
  add column two_factor_enabled boolean not null default false,
  add column phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  add column phone_verified boolean not null default false,
  -- What a staff account is marked with. Derived, so that it cannot say anything else than the columns do.
  add column metadata jsonb not null generated always as (
    case when role in ('cashier', 'waiter')
      then ('{"role": "staff", "restaurant_id": "' || restaurant_id::text || '"}')::jsonb
      else '{}'::jsonb
    end
  ) stored,
  add check (phone is not null or not phone_verified);

-- An account may be written before its user: a registration saves them in the order its errors are told in.
alter table accounts alter constraint accounts_user_id_fkey deferrable initially deferred;

create table two_factors (
  id uuid primary key default uuidv7(),
  user_id uuid not null unique references users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  -- The time step of the last code that was taken: a code is good once, however long it is shown.
  last_step bigint
);

-- Bounded tries: at most so many within a window that begins with the first. Keys are hashes of what they count.
create table tries (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index tries_by_end on tries (ends_at);

-- Where an account has signed in from: guessing from elsewhere does not lock it out there.
create table known_addresses (
  user_id uuid not null references users on delete cascade,
  address text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, address)
);

grant select, insert, update, delete on two_factors, tries, known_addresses to comanda_system;
grant insert on outbox to comanda_system;
