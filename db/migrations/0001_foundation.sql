-- The house of restaurants, their people, menus, tables, bills and orders.
-- Every tenant table carries restaurant_id first in its primary key and forces row security on it. The application connects
-- as comanda_app (one restaurant at a time) or comanda_system (what crosses restaurants); neither owns a table.

grant usage on schema public to comanda_app, comanda_system;

-- '' rather than null is what a transaction-local setting leaves behind, hence the nullif.
create function current_restaurant() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.restaurant_id', true), '')::uuid;

create table restaurants (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 120),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  description text not null default '' check (length(description) <= 1000),
  address text not null default '' check (length(address) <= 300),
  phone text not null default '' check (length(phone) <= 30),
  email text not null default '' check (length(email) <= 254),
  opening_hours jsonb not null default '{}',
  timezone text not null default 'America/Sao_Paulo',
  service_fee_percentage numeric(5, 2) not null default 10 check (service_fee_percentage between 0 and 100),
  requires_table_secret boolean not null default true,
  reservation_minutes integer not null default 120 check (reservation_minutes between 15 and 1440),
  img_url text,
  cover_image_url text,
  owner_id uuid,
  active boolean not null default true,
  -- Moves with everything a diner's page shows; an order is priced against exactly one value of it.
  public_version bigint not null default 1,
  revision integer not null default 1,
  created_at timestamptz not null default now()
);

create table restaurant_former_slugs (
  slug text primary key,
  restaurant_id uuid not null references restaurants on delete cascade,
  retired_at timestamptz not null default now()
);

create table customization (
  restaurant_id uuid primary key references restaurants on delete cascade,
  primary_color text not null default '#0B3B33' check (primary_color ~ '^#[0-9A-Fa-f]{6}$'),
  secondary_color text not null default '#70A288' check (secondary_color ~ '^#[0-9A-Fa-f]{6}$'),
  background_color text not null default '#E1DDCC' check (background_color ~ '^#[0-9A-Fa-f]{6}$'),
  font_family text not null default 'Inter' check (font_family in ('Inter', 'Roboto', 'Open Sans', 'Lato', 'Poppins')),
  revision integer not null default 1
);

-- Accounts: the authentication library's tables, in this schema's names.
create table users (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 120),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  image text,
  role text not null default 'restaurant_owner' check (role in ('admin', 'restaurant_owner', 'cashier', 'waiter')),
  restaurant_id uuid references restaurants deferrable initially deferred,
  active boolean not null default true,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (role = 'admin' or restaurant_id is not null)
);
create index users_by_restaurant on users (restaurant_id);
alter table restaurants add foreign key (owner_id) references users deferrable initially deferred;

create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);

create table accounts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_by_user on accounts (user_id);

create table verifications (
  id uuid primary key default uuidv7(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

create table rate_limits (
  id uuid primary key default uuidv7(),
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

-- Billing: what the subscription gate reads. Prices are in cents.
create table plans (
  id uuid primary key default uuidv7(),
  key text not null unique,
  name text not null,
  period text not null check (period in ('month', 'semester', 'year')),
  price_cents integer not null check (price_cents >= 0),
  table_limit integer check (table_limit > 0),
  published boolean not null default false,
  created_at timestamptz not null default now()
);

create table subscriptions (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  plan_id uuid not null references plans,
  status text not null check (status in ('pending', 'active', 'past_due', 'expired', 'cancelled')),
  price_cents integer not null check (price_cents >= 0),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  check (ends_at > started_at)
);

-- Menu
create table categories (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 80),
  position integer not null default 0,
  primary key (restaurant_id, id)
);
create unique index categories_by_name on categories (restaurant_id, lower(name));

create table products (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  category_id uuid not null,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 1000),
  price_cents integer not null check (price_cents between 0 and 100000000),
  image_url text check (length(image_url) <= 2000),
  available boolean not null default true,
  preparation_minutes integer not null default 15 check (preparation_minutes between 0 and 600),
  tags text[] not null default '{}',
  allergens text[] not null default '{}',
  position integer not null default 0,
  archived_at timestamptz,
  revision integer not null default 1,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, category_id) references categories
);
create index products_by_category on products (restaurant_id, category_id, position) where archived_at is null;

create table option_groups (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 80),
  min_choices integer not null default 0 check (min_choices >= 0),
  max_choices integer not null default 1 check (max_choices between 1 and 50),
  primary key (restaurant_id, id),
  check (min_choices <= max_choices)
);

create table options (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  group_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  price_delta_cents integer not null default 0 check (price_delta_cents between -100000000 and 100000000),
  available boolean not null default true,
  position integer not null default 0,
  primary key (restaurant_id, id),
  foreign key (restaurant_id, group_id) references option_groups on delete cascade
);
create index options_by_group on options (restaurant_id, group_id, position);

create table product_option_groups (
  restaurant_id uuid not null references restaurants on delete cascade,
  product_id uuid not null,
  group_id uuid not null,
  position integer not null default 0,
  primary key (restaurant_id, product_id, group_id),
  foreign key (restaurant_id, product_id) references products on delete cascade,
  foreign key (restaurant_id, group_id) references option_groups on delete cascade
);
create index product_option_groups_by_group on product_option_groups (restaurant_id, group_id);

-- Tables. The secret is what the QR code carries; the short code is what a diner can type.
create table tables (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  number integer not null check (number >= 1),
  capacity integer not null default 4 check (capacity between 1 and 20),
  status text not null default 'disponivel' check (status in ('disponivel', 'ocupado', 'reservado')),
  value_cents integer check (value_cents >= 0),
  secret text not null check (length(secret) >= 16),
  short_code text not null check (short_code ~ '^[2-9A-HJ-NP-Z]{6}$'),
  secret_rotated_at timestamptz not null default now(),
  deleted_at timestamptz,
  revision integer not null default 1,
  primary key (restaurant_id, id)
);
create unique index tables_by_number on tables (restaurant_id, number) where deleted_at is null;

-- Bills and orders. An open bill is what the people now sitting at a table have ordered.
create table bills (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  table_id uuid not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by uuid,
  -- Numbers the orders of the bill; gaps are possible.
  orders_count integer not null default 0,
  revision integer not null default 1,
  items_cents bigint,
  service_fee_cents bigint check (service_fee_cents >= 0),
  custom_charges jsonb not null default '[]',
  discount_type text check (discount_type in ('fixed', 'percentage')),
  -- Cents when fixed, hundredths of a percent when a percentage.
  discount_value integer check (discount_value >= 0),
  total_cents bigint check (total_cents >= 0),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, table_id) references tables,
  check ((closed_at is null) = (total_cents is null))
);
create unique index bills_one_open_per_table on bills (restaurant_id, table_id) where closed_at is null;

create table orders (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  bill_id uuid not null,
  table_id uuid not null,
  number integer not null check (number >= 1),
  status text not null default 'pendente' check (status in ('pendente', 'preparando', 'pronto', 'entregue', 'cancelado')),
  items_cents bigint not null check (items_cents >= 0),
  service_fee_percentage numeric(5, 2) not null check (service_fee_percentage between 0 and 100),
  service_fee_cents bigint not null check (service_fee_cents >= 0),
  custom_charges jsonb not null default '[]',
  discount_type text check (discount_type in ('fixed', 'percentage')),
  discount_value integer check (discount_value >= 0),
  total_cents bigint not null check (total_cents >= 0),
  place_key uuid,
  -- SHA-256 of what was sent with the key: the same key with another body is refused.
  place_hash bytea,
  placed_by uuid references users,
  promised_from timestamptz,
  promised_to timestamptz,
  preparing_at timestamptz,
  ready_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text check (length(cancel_reason) <= 300),
  completed_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, bill_id) references bills,
  foreign key (restaurant_id, table_id) references tables
);
create unique index orders_by_place_key on orders (restaurant_id, place_key);
create index orders_of_bill on orders (restaurant_id, bill_id);
create index orders_active on orders (restaurant_id, created_at) where status in ('pendente', 'preparando', 'pronto');
create index orders_settled on orders (restaurant_id, created_at desc, id desc) where status in ('entregue', 'cancelado');

create table order_items (
  restaurant_id uuid not null,
  order_id uuid not null,
  line smallint not null,
  product_id uuid not null,
  -- A snapshot: what was ordered stays as it was when the product changes.
  name text not null,
  quantity integer not null check (quantity between 1 and 99),
  unit_cents integer not null check (unit_cents >= 0),
  choices jsonb not null default '[]',
  notes text not null default '' check (length(notes) <= 300),
  primary key (restaurant_id, order_id, line),
  foreign key (restaurant_id, order_id) references orders on delete cascade,
  foreign key (restaurant_id, product_id) references products
);

create table order_events (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  at timestamptz not null default now(),
  actor_id uuid references users,
  kind text not null check (kind in ('status', 'edit')),
  from_status text,
  to_status text,
  -- A delivered or cancelled order that came back to work.
  reopened boolean not null default false,
  reason text check (length(reason) <= 300),
  primary key (restaurant_id, id),
  foreign key (restaurant_id, order_id) references orders on delete cascade
);
create index order_events_of_order on order_events (restaurant_id, order_id, id);

-- What changed, for the open screens. Unlogged: after a crash every screen reconnects and rereads, so nothing is missed.
create unlogged table outbox (
  seq bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  restaurant_id uuid not null,
  topic text not null,
  entity_id uuid,
  table_id uuid,
  primary key (seq)
);

-- Row security
do $$
declare tenant text;
begin
  foreach tenant in array array['customization', 'subscriptions', 'categories', 'products', 'option_groups', 'options',
    'product_option_groups', 'tables', 'bills', 'orders', 'order_items', 'order_events', 'outbox', 'users',
    'restaurant_former_slugs']
  loop
    execute format('alter table %I enable row level security, force row level security', tenant);
    execute format('create policy own_restaurant on %I to comanda_app using (restaurant_id = current_restaurant()) '
      'with check (restaurant_id = current_restaurant())', tenant);
  end loop;
end $$;
alter table restaurants enable row level security, force row level security;
create policy own_restaurant on restaurants to comanda_app using (id = current_restaurant()) with check (id = current_restaurant());

grant select on restaurants, customization, subscriptions, users, restaurant_former_slugs to comanda_app;
grant update (name, slug, description, address, phone, email, opening_hours, timezone, service_fee_percentage,
  requires_table_secret, reservation_minutes, img_url, cover_image_url, public_version, revision) on restaurants to comanda_app;
grant update on customization to comanda_app;
grant insert on restaurant_former_slugs to comanda_app;
grant select, insert, update, delete on categories, products, option_groups, options, product_option_groups, order_items
  to comanda_app;
grant select, insert, update on tables, bills, orders to comanda_app;
grant select, insert on order_events to comanda_app;
grant insert on outbox to comanda_app;
grant select on plans to comanda_app;

-- What crosses restaurants: sign-in, registration, the reader of the outbox, the directory.
grant select, insert, update, delete on users, sessions, accounts, verifications, rate_limits to comanda_system;
grant select, insert, update on restaurants, restaurant_former_slugs, customization, subscriptions, plans to comanda_system;
grant select, delete on outbox to comanda_system;
do $$
declare shared text;
begin
  foreach shared in array array['restaurants', 'restaurant_former_slugs', 'customization', 'subscriptions', 'users', 'outbox']
  loop
    execute format('create policy across on %I to comanda_system using (true) with check (true)', shared);
  end loop;
end $$;

-- Whatever a diner's page shows moves the restaurant's public_version, however it was changed.
create function move_public_version() returns trigger language plpgsql as $$
begin
  update restaurants set public_version = public_version + 1 where id = current_restaurant();
  return null;
end $$;
create trigger moves_public_version after insert or update or delete on categories
  for each statement execute function move_public_version();
create trigger moves_public_version after insert or update or delete on products
  for each statement execute function move_public_version();
create trigger moves_public_version after insert or update or delete on option_groups
  for each statement execute function move_public_version();
create trigger moves_public_version after insert or update or delete on options
  for each statement execute function move_public_version();
create trigger moves_public_version after insert or update or delete on product_option_groups
  for each statement execute function move_public_version();
create trigger moves_public_version after update on customization
  for each statement execute function move_public_version();

create function move_own_public_version() returns trigger language plpgsql as $$
begin
  if new is distinct from old and new.public_version = old.public_version then
    new.public_version := old.public_version + 1;
  end if;
  return new;
end $$;
create trigger moves_own_public_version before update on restaurants
  for each row execute function move_own_public_version();

-- The subscription gate: active, or past due for at most three days, or cancelled but paid until its end.
create function subscription_open(restaurant uuid, at timestamptz) returns boolean language sql stable
  return exists (
    select 1 from subscriptions s
    where s.restaurant_id = restaurant
      and (s.status in ('active', 'cancelled') and s.ends_at > at
        or s.status in ('active', 'past_due') and s.ends_at + interval '3 days' > at)
  );
