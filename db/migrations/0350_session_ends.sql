-- How long sessions last, for everyone who reads them: all of them go by `expires_at`, and the database lets nobody put it any later.

-- The longest that a session of a role goes unused.
create function session_idle(role text) returns interval language sql immutable
  return case when role = 'admin' then interval '1 hour' else interval '14 days' end;

-- From when it began, however often it is used.
create function session_longest(role text) returns interval language sql immutable
  return case when role = 'admin' then interval '12 hours' else interval '30 days' end;

create function bound_session() returns trigger language plpgsql as $$
begin
  select least(new.expires_at, new.updated_at + session_idle(u.role), new.created_at + session_longest(u.role))
    into new.expires_at from users u where u.id = new.user_id;
  return new;
end $$;
create trigger bounds_session before insert or update on sessions for each row execute function bound_session();

alter table users no force row level security;
update sessions set expires_at = expires_at;
alter table users force row level security;
