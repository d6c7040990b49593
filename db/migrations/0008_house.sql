-- What restaurants tell the platform of its service.

create table feedback (
  restaurant_id uuid not null references restaurants on delete cascade,
  id uuid not null default uuidv7(),
  user_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 4000),
  -- Stars; 0 means none.
  rating smallint not null default 0 check (rating between 0 and 5),
  -- Made by the client once per message: sent again, it is the same message.
  key uuid not null,
  created_at timestamptz not null default now(),
  primary key (restaurant_id, id),
  unique (restaurant_id, key)
);
create index feedback_newest on feedback (created_at desc, id desc);

alter table feedback enable row level security, force row level security;
create policy own_restaurant on feedback to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
create policy across on feedback for select to comanda_system using (true);
grant select, insert on feedback to comanda_app;
grant select on feedback to comanda_system;
