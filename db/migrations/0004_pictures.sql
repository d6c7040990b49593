-- Pictures that restaurants have uploaded, re-encoded in several widths. A picture's id is the beginning of the SHA-256 of
-- what is served, so an address never shows anything else.

create table pictures (
  restaurant_id uuid not null references restaurants on delete cascade,
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  -- The last time it was sent: what nothing shows and nobody sends goes after a while.
  sent_at timestamptz not null default now(),
  primary key (restaurant_id, id)
);

create table picture_sizes (
  restaurant_id uuid not null,
  picture_id text not null,
  width integer not null check (width > 0),
  content bytea not null,
  primary key (restaurant_id, picture_id, width),
  foreign key (restaurant_id, picture_id) references pictures on delete cascade
);
-- WebP does not become smaller by being packed again.
alter table picture_sizes alter column content set storage external;

do $$
declare tenant text;
begin
  foreach tenant in array array['pictures', 'picture_sizes']
  loop
    execute format('alter table %I enable row level security, force row level security', tenant);
    execute format('create policy own_restaurant on %I to comanda_app using (restaurant_id = current_restaurant()) '
      'with check (restaurant_id = current_restaurant())', tenant);
  end loop;
end $$;

grant select, insert, delete on pictures, picture_sizes to comanda_app;
grant update (sent_at) on pictures to comanda_app;
