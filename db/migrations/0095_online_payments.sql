-- Guests pay their part through a provider, to the account that the house has there: the service never holds the money.

-- The account of a house at a provider. What opens it is sealed with a key that the database does not know.
create table check_accounts (
  restaurant_id uuid not null references restaurants,
  id uuid not null default uuidv7(),
  provider text not null check (provider in ('sandbox', 'mercadopago')),
  -- What the provider calls whoever receives.
  external_id text not null check (length(external_id) between 1 and 100),
  access_sealed text,
  refresh_sealed text,
  -- Until when the sealed access opens anything.
  expires_at timestamptz,
  -- Somebody is having it renewed: one at a time.
  renewing_at timestamptz,
  connected_at timestamptz not null,
  connected_by uuid not null references users,
  ended_at timestamptz,
  -- By the owner; replaced by another one; or the provider let us in no more.
  end_reason text check (end_reason in ('disconnected', 'replaced', 'refused')),
  ended_by uuid references users,
  primary key (restaurant_id, id),
  constraint check_accounts_sealed check ((access_sealed is null) = (refresh_sealed is null)
    and (ended_at is not null or access_sealed is not null and expires_at is not null)),
  constraint check_accounts_ended check ((ended_at is null) = (end_reason is null))
);
create unique index check_accounts_one on check_accounts (restaurant_id) where ended_at is null;
-- Whose account a provider's message speaks of.
create index check_accounts_of_seller on check_accounts (provider, external_id);
alter table check_accounts enable row level security, force row level security;
create policy own_restaurant on check_accounts to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update on check_accounts to comanda_app;

alter table check_parts
  drop constraint check_parts_method_check,
  add constraint check_parts_method_check check (method in ('card', 'cash', 'pix', 'online_pix', 'online_card')),
  -- A provider says by itself that it is paid.
  drop constraint check_parts_paid,
  add constraint check_parts_paid check (status <> 'paid' or ended_by is not null or method in ('online_pix', 'online_card')),
  -- More may come through a provider than was asked for.
  drop constraint check_parts_check1,
  add constraint check_parts_owed check (credit_cents >= 0
    and (credit_cents <= amount_cents or method in ('online_pix', 'online_card')));

-- What a provider was asked to take for a part. Its id is the key by which the provider knows that it was asked before.
create table check_charges (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  part_id uuid not null,
  account_id uuid not null,
  amount_cents bigint not null check (amount_cents between 1 and 100000000000),
  -- The provider's own name for it, once it has answered, and what the guest needs.
  ref text check (length(ref) between 1 and 200),
  page_url text check (page_url ~ '^https?://[ -~]+$' and length(page_url) <= 2000),
  pix_code text check (pix_code ~ '^[ -~]+$' and length(pix_code) <= 600),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the provider is asked again what became of it; how often it was.
  look_at timestamptz not null,
  looks integer not null default 0,
  -- Nothing more is expected of it.
  over_at timestamptz,
  primary key (restaurant_id, id),
  unique (restaurant_id, part_id),
  foreign key (restaurant_id, part_id) references check_parts on delete cascade,
  foreign key (restaurant_id, account_id) references check_accounts
);
create index check_charges_open on check_charges (look_at) where over_at is null;
create index check_charges_of_account on check_charges (restaurant_id, account_id) where over_at is null;
create unique index check_charges_by_id on check_charges (id);
alter table check_charges enable row level security, force row level security;
create policy own_restaurant on check_charges to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update on check_charges to comanda_app;

-- What a provider has taken for a charge, each payment once; and what it gave back of it.
create table check_receipts (
  restaurant_id uuid not null,
  id uuid not null default uuidv7(),
  charge_id uuid not null,
  -- The part that it counts for: the charge's own, or one that is nothing but a credit where it came twice.
  part_id uuid not null,
  ref text not null check (length(ref) between 1 and 200),
  method text not null check (method in ('pix', 'credito', 'debito')),
  paid_cents bigint not null check (paid_cents between 1 and 100000000000),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and paid_cents),
  -- What of it pays the bill.
  kept_cents bigint not null default 0 check (kept_cents between 0 and paid_cents),
  -- Given back of what pays a bill that was closed by then: the house is short of it, and somebody has to have seen that.
  missing_cents bigint not null default 0 check (missing_cents between 0 and refunded_cents),
  missing_seen_at timestamptz,
  missing_seen_by uuid references users,
  at timestamptz not null,
  primary key (restaurant_id, id),
  unique (restaurant_id, charge_id, ref),
  foreign key (restaurant_id, charge_id) references check_charges on delete cascade,
  foreign key (restaurant_id, part_id) references check_parts on delete cascade,
  constraint check_receipts_seen check ((missing_seen_at is null) = (missing_seen_by is null))
);
create index check_receipts_of_part on check_receipts (restaurant_id, part_id);
create index check_receipts_missing on check_receipts (restaurant_id, at) where missing_cents > 0 and missing_seen_at is null;
alter table check_receipts enable row level security, force row level security;
create policy own_restaurant on check_receipts to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, update on check_receipts to comanda_app;

-- A part that ends otherwise leaves a charge that nobody should pay any more: the provider is told at the next look.
create function hurry_charge() returns trigger language plpgsql as $$
begin
  update check_charges set look_at = now() where restaurant_id = new.restaurant_id and part_id = new.id and over_at is null;
  return null;
end $$;
create trigger hurry_charge after update of status on check_parts for each row
  when (old.status <> new.status and new.status = 'withdrawn' and new.method in ('online_pix', 'online_card'))
  execute function hurry_charge();

-- Messages of providers, and what time brings, find the house that they concern; and a start tries the key on what was sealed.
grant select (restaurant_id, id, provider, external_id, access_sealed, connected_at, expires_at, ended_at) on check_accounts to comanda_system;
create policy across on check_accounts for select to comanda_system using (true);
grant select (restaurant_id, id, look_at, over_at) on check_charges to comanda_system;
create policy across on check_charges for select to comanda_system using (true);

-- What a provider gives back of a part is taken out of an open bill again.
alter table bill_payments
  drop constraint bill_payments_handed_back,
  add constraint bill_payments_handed_back check (amount_cents >= 0 or order_id is null and (method = 'dinheiro' or key is not null));
