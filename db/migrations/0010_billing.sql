-- What restaurants pay for the service: the catalogue of plans, payments, discount codes, and what the administrator changed.

-- Plans. Those of a tier share what they include; `features` are keys of the catalogues' texts (`billing.features.<key>`).
alter table plans
  add column tier text not null default 'complete' check (tier in ('complete', 'basic', 'professional', 'enterprise')),
  add column position integer not null default 0,
  add column highlighted boolean not null default false,
  add column features text[] not null default '{}',
  add column retired_at timestamptz,
  add column revision integer not null default 1,
  add check (length(name) between 1 and 80),
  add check (not (published and retired_at is not null));

-- The same catalogue everywhere, also where there is no demonstration. Prices are of a whole period, in cents.
insert into plans (key, name, period, price_cents, table_limit, published, tier, position, highlighted, features) values
  ('mensal', 'Plano Mensal', 'month', 2990, null, true, 'complete', 1, false, '{digital_menu,qr_ordering,live_kitchen,tables_bills,reservations,staff,analytics,fees_discounts,branding,printing,support_always}'),
  ('anual', 'Plano Anual', 'year', 29990, null, true, 'complete', 2, true, '{digital_menu,qr_ordering,live_kitchen,tables_bills,reservations,staff,analytics,fees_discounts,branding,printing,support_always}'),
  ('basic-mensal', 'Basic', 'month', 2900, 10, false, 'basic', 11, false, '{digital_menu,qr_ordering,live_kitchen,tables_bills,fees_discounts,printing,languages,pictures,history,basic_analytics,email_support}'),
  ('basic-semestral', 'Basic', 'semester', 15000, 10, false, 'basic', 12, false, '{digital_menu,qr_ordering,live_kitchen,tables_bills,fees_discounts,printing,languages,pictures,history,basic_analytics,email_support}'),
  ('basic-anual', 'Basic', 'year', 24000, 10, false, 'basic', 13, false, '{digital_menu,qr_ordering,live_kitchen,tables_bills,fees_discounts,printing,languages,pictures,history,basic_analytics,email_support}'),
  ('professional-mensal', 'Professional', 'month', 7900, 30, false, 'professional', 21, true, '{digital_menu,qr_ordering,live_kitchen,tables_bills,fees_discounts,printing,history,advanced_analytics,reservations,priority_support,branding,staff}'),
  ('professional-semestral', 'Professional', 'semester', 41400, 30, false, 'professional', 22, true, '{digital_menu,qr_ordering,live_kitchen,tables_bills,fees_discounts,printing,history,advanced_analytics,reservations,priority_support,branding,staff}'),
  ('professional-anual', 'Professional', 'year', 70800, 30, false, 'professional', 23, true, '{digital_menu,qr_ordering,live_kitchen,tables_bills,fees_discounts,printing,history,advanced_analytics,reservations,priority_support,branding,staff}'),
  ('enterprise-mensal', 'Enterprise', 'month', 19900, null, false, 'enterprise', 31, false, '{digital_menu,qr_ordering,live_kitchen,advanced_analytics,reservations,staff,multiple_locations,api_access,phone_support,custom_integrations,advanced_branding,account_manager}'),
  ('enterprise-semestral', 'Enterprise', 'semester', 107400, null, false, 'enterprise', 32, false, '{digital_menu,qr_ordering,live_kitchen,advanced_analytics,reservations,staff,multiple_locations,api_access,phone_support,custom_integrations,advanced_branding,account_manager}'),
  ('enterprise-anual', 'Enterprise', 'year', 190800, null, false, 'enterprise', 33, false, '{digital_menu,qr_ordering,live_kitchen,advanced_analytics,reservations,staff,multiple_locations,api_access,phone_support,custom_integrations,advanced_branding,account_manager}')
on conflict (key) do update set tier = excluded.tier, position = excluded.position, highlighted = excluded.highlighted,
  features = excluded.features, published = excluded.published, table_limit = excluded.table_limit;

-- Subscriptions. One of a restaurant is alive at a time; a renewal moves its end.
alter table subscriptions
  -- The day of the month that renewals keep to: 31 January, 28 February, 31 March.
  add column anchor_day smallint not null default 1 check (anchor_day between 1 and 31),
  add column cancelled_at timestamptz,
  -- The plan that the next renewal changes to.
  add column next_plan_id uuid references plans,
  -- Which letters about its end have gone out, for which end: {"7": "<ends_at>", ...}.
  add column reminded jsonb not null default '{}',
  add column revision integer not null default 1;
create unique index subscriptions_one_alive on subscriptions (restaurant_id) where status in ('pending', 'active', 'past_due');
create index subscriptions_ending on subscriptions (ends_at) where status in ('active', 'past_due', 'cancelled');

create table discounts (
  id uuid primary key default uuidv7(),
  code text not null check (code = upper(code) and code ~ '^[A-Z0-9][A-Z0-9_-]{1,39}$'),
  type text not null check (type in ('percentage', 'fixed')),
  -- Hundredths of a percent, or cents.
  value integer not null check (value >= 0 and (type = 'fixed' or value <= 10000)),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  max_uses integer check (max_uses >= 1),
  used_count integer not null default 0 check (used_count >= 0 and (max_uses is null or used_count <= max_uses)),
  active boolean not null default true,
  restaurant_id uuid references restaurants on delete cascade,
  revision integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index discounts_by_code on discounts (code);

create sequence invoice_numbers;

create table payments (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  subscription_id uuid not null,
  plan_id uuid not null references plans,
  -- As it was called then.
  plan_name text not null,
  kind text not null check (kind in ('first', 'renewal', 'change')),
  method text not null check (method in ('credit_card', 'pix', 'boleto')),
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'cancelled', 'refunded')),
  -- What is charged: the plan's price less discount and credit.
  amount_cents integer not null check (amount_cents >= 0),
  price_cents integer not null check (price_cents >= 0),
  discount_cents integer not null default 0 check (discount_cents >= 0),
  credit_cents integer not null default 0 check (credit_cents >= 0),
  discount_id uuid references discounts,
  -- True while this payment holds a use of its discount code; a payment that comes to nothing gives it back.
  discount_held boolean not null default false,
  customer jsonb not null,
  provider text not null check (provider in ('sandbox', 'stripe')),
  -- The provider's own name for it, by which its webhooks are told apart.
  provider_ref text,
  transaction_id text,
  -- What the payer needs: the address of a hosted page, the PIX code, the boleto's line.
  instructions jsonb not null default '{}',
  -- Made by the client once per checkout: sent again, it is the same payment.
  key uuid not null,
  -- Of what was sent with the key: with it, other data is refused.
  request_hash text not null default '',
  -- The period it pays for; known when it is paid.
  period_start timestamptz,
  period_end timestamptz,
  invoice_number bigint unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  paid_at timestamptz,
  refunded_at timestamptz,
  failure text,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, subscription_id) references subscriptions,
  unique (restaurant_id, key),
  check (amount_cents = greatest(price_cents - discount_cents - credit_cents, 0)),
  check ((status in ('paid', 'refunded')) = (paid_at is not null)),
  check (status not in ('paid', 'refunded') or invoice_number is not null)
);
create unique index payments_by_provider_ref on payments (provider, provider_ref);
create index payments_newest on payments (restaurant_id, created_at desc, id desc);
create index payments_pending on payments (created_at) where status = 'pending';

-- Every webhook that was verified, once: the key makes the second arrival of an event nothing.
create table webhook_events (
  provider text not null,
  event_id text not null,
  type text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

-- What the platform's administrator changed.
create table audit_log (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  actor_id uuid references users on delete set null,
  actor_name text not null,
  action text not null,
  entity text not null,
  entity_id uuid,
  -- What it is called, so that the record reads without a look-up.
  entity_name text not null default '',
  -- Only what changed: {"field": {"from": ..., "to": ...}}.
  changes jsonb not null default '{}',
  address text not null default ''
);
create index audit_log_newest on audit_log (at desc, id desc);

alter table payments enable row level security, force row level security;
create policy own_restaurant on payments to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
create policy across on payments to comanda_system using (true) with check (true);

-- Codes are checked and counted by the service alone: the application has no right to them at all.
alter table discounts enable row level security, force row level security;
create policy own_restaurant on discounts to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
create policy across on discounts to comanda_system using (true) with check (true);

grant select on payments to comanda_app;
grant select, insert, update on payments, discounts, webhook_events to comanda_system;
grant select, insert on audit_log to comanda_system;
grant usage on sequence invoice_numbers to comanda_system;
grant update on plans to comanda_system;
