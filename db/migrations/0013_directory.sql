-- The public directory: restaurants found by what people type of their name, description or address.

-- Trigrams, so that a word is found wherever it stands. A trusted extension that comes with PostgreSQL: owning the database suffices.
create extension if not exists pg_trgm;

/* 'Café do João' and 'CAFE DO JOAO' are the same to who searches. */
create function folded(typed text) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(typed, NFD), '[\u0300-\u036f]', '', 'g'));

-- Ordinary columns, kept by a trigger: generated ones are empty while other triggers compare the old row with the new. The name has one
-- of its own because folding thousands of names for their order costs more than finding them.
alter table restaurants
  add column search_name text not null default '',
  add column search_text text not null default '';

create function keep_search_text() returns trigger language plpgsql as $$
begin
  new.search_name := folded(new.name);
  new.search_text := new.search_name || ' ' || folded(new.description || ' ' || new.address);
  return new;
end $$;
-- Its name puts it after the trigger that moves the version, which these columns must not move.
create trigger searchable before insert or update of name, description, address on restaurants
  for each row execute function keep_search_text();

-- The restaurants that there are. Even the owner of the table is bound by its row security while that is forced.
alter table restaurants no force row level security;
update restaurants set name = name;
alter table restaurants force row level security;

create index restaurants_by_words on restaurants using gin (search_text gin_trgm_ops) where active;
create index restaurants_by_name on restaurants (search_name, id) where active;
