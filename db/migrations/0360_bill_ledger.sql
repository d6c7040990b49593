-- One chain for each restaurant names its bills as they are opened and closed, each with the last entry of the bill's own chain: a bill
-- that is deleted together with its chain is still named by the restaurant's (decision 0039).

create table bill_ledger (
  restaurant_id uuid not null references restaurants on delete cascade,
  position integer not null check (position >= 1),
  -- JSON, as it was hashed to the letter: when, what became of the bill, how many entries its chain had, and the hash of the last.
  body text not null,
  hash text not null,
  bill_id uuid generated always as ((entry_said(body) ->> 'bill')::uuid) stored,
  primary key (restaurant_id, position)
);
create index bill_ledger_of_bill on bill_ledger (restaurant_id, bill_id);
alter table bill_ledger enable row level security, force row level security;
create policy own_restaurant on bill_ledger to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert on bill_ledger to comanda_app;

create function follow_ledger() returns trigger language plpgsql as $$
declare before text;
begin
  if new.position = 1 then
    before := chain_start(new.restaurant_id);
  else
    select hash into before from bill_ledger where restaurant_id = new.restaurant_id and position = new.position - 1;
  end if;
  if new.hash is distinct from sha256_of(before || new.body) or new.hash is null then
    raise exception 'entry % of the ledger of % does not follow the one before', new.position, new.restaurant_id
      using errcode = 'check_violation', constraint = 'bill_ledger_follow', table = 'bill_ledger';
  end if;
  return new;
end $$;
create trigger bill_ledger_follow before insert on bill_ledger for each row execute function follow_ledger();

-- As what the ledger named the bill last: open, or closed. It only finds those that are to be named; nothing is proven by it.
alter table bills add column named_open boolean;
create index bills_to_be_named on bills (restaurant_id) where named_open is distinct from (closed_at is null);
grant select (named_open) on bills to comanda_system;

-- Names the bills that are open or closed now and were not when they were last named, and says how many it named. One that has no entry
-- yet, or that somebody holds just now, is named in another round.
create function append_to_ledger(restaurant uuid, portion integer) returns integer language plpgsql as $$
declare
  held uuid[];
  last record;
  each record;
  said text;
begin
  select array_agg(h.id) into held from (
    select b.id from bills b where b.restaurant_id = restaurant and b.named_open is distinct from (b.closed_at is null)
      and exists (select from chain_entries e where e.restaurant_id = restaurant and e.subject_id = b.id)
    order by b.id limit portion for no key update of b skip locked) h;
  select l.position, l.hash into last from bill_ledger l where l.restaurant_id = restaurant order by l.position desc limit 1;
  last.position := coalesce(last.position, 0);
  last.hash := coalesce(last.hash, chain_start(restaurant));
  for each in
    select b.id, h.position, h.hash,
      case when b.closed_at is not null then 'closed' when b.named_open is null then 'opened' else 'reopened' end as kind
    from bills b cross join lateral (select e.position, e.hash from chain_entries e
      where e.restaurant_id = restaurant and e.subject_id = b.id order by e.position desc limit 1) h
    where b.restaurant_id = restaurant and b.id = any(held) order by coalesce(b.closed_at, b.opened_at), b.id
  loop
    last.position := last.position + 1;
    said := jsonb_build_object('n', last.position, 'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'kind', each.kind, 'bill', each.id, 'entries', each.position, 'head', each.hash)::text;
    last.hash := sha256_of(last.hash || said);
    insert into bill_ledger (restaurant_id, position, body, hash) values (restaurant, last.position, said, last.hash);
  end loop;
  update bills set named_open = closed_at is null where restaurant_id = restaurant and id = any(held);
  return coalesce(cardinality(held), 0);
end $$;
-- Only whoever else names bills of this restaurant waits, never an order or a payment.
create function name_bills(restaurant uuid, portion integer default null) returns integer language sql as $$
  select pg_advisory_xact_lock(hashtextextended('bill_ledger ' || restaurant, 0));
  select append_to_ledger(restaurant, portion)
$$;

-- What was brought in past the verbs is named with the entry that begins its chain.
do $$
declare
  was text := pg_get_functiondef('begin_chains'::regproc);
  becomes text := replace(was, 'group by r.subject) s', 'group by r.subject) s;
  select name_bills(restaurant)');
begin
  if was = becomes then raise exception 'begin_chains names no bill'; end if;
  execute becomes;
end $$;

-- Bills and tills, and chains and named bills of which there is neither any more, for whoever goes through all of them.
create or replace function chained_subjects(restaurant uuid, after uuid, most integer) returns setof uuid language sql stable as $$
  (select id from bills where restaurant_id = restaurant and id > after order by id limit most)
  union (select id from tills where restaurant_id = restaurant and id > after order by id limit most)
  union (select distinct subject_id from chain_entries where restaurant_id = restaurant and subject_id > after order by subject_id limit most)
  union (select distinct bill_id from bill_ledger where restaurant_id = restaurant and bill_id > after order by bill_id limit most)
  order by 1 limit most
$$;

-- What there is already; with these tables altered nobody else names any. Even the owner of the tables is bound by their row security while that is forced.
do $$
declare
  tenant text;
  house record;
  tenants constant text[] := array['bill_ledger', 'bills', 'chain_entries', 'restaurants'];
begin
  foreach tenant in array tenants loop execute format('alter table %I no force row level security', tenant); end loop;
  for house in select id from restaurants loop perform append_to_ledger(house.id, null); end loop;
  foreach tenant in array tenants loop execute format('alter table %I force row level security', tenant); end loop;
end $$;
