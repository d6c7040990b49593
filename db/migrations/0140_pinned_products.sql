-- The house's own choice among its favourites, whatever is sold of it.
alter table products add column pinned boolean not null default false;
