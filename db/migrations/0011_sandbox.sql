-- The embedded payment provider's own books. It stands for a company outside: it knows payments and payers, not restaurants.
create table sandbox_payments (
  ref text primary key,
  -- The same payment asked for again is this one.
  payment_id uuid not null unique,
  method text not null check (method in ('credit_card', 'pix', 'boleto')),
  amount_cents integer not null check (amount_cents > 0),
  description text not null,
  payer_name text not null,
  return_url text not null,
  cancel_url text not null,
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'cancelled', 'refunded')),
  pix_code text,
  boleto_line text,
  transaction_id text,
  failure text,
  -- A boleto was paid at a bank, which says so on the next business day.
  clears_on date,
  expires_at timestamptz not null,
  settled_at timestamptz,
  created_at timestamptz not null
);

-- What it has to tell the service, until the service has taken it.
create table sandbox_events (
  id text primary key,
  seq bigint generated always as identity,
  body text not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_events_waiting on sandbox_events (next_at) where delivered_at is null;

grant select, insert, update on sandbox_payments, sandbox_events to comanda_system;
