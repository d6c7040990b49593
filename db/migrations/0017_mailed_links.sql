-- Links that letters about accounts carry. Opening one does nothing; what it is for is done once, after a press on a page.
create table mailed_links (
  -- The link itself is known to the letter alone.
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'reset', 'change', 'undo')),
  user_id uuid not null references users on delete cascade,
  -- The address to confirm, the one that the account moves to, or the one that it goes back to.
  email text not null check (email = lower(email) and length(email) <= 254),
  -- What the account must still have when it moves.
  from_email text check ((from_email is not null) = (purpose = 'change')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_links_by_user on mailed_links (user_id);
create index mailed_links_by_former on mailed_links (email) where purpose = 'undo' and used_at is null;
create index mailed_links_by_end on mailed_links (expires_at);
grant select, insert, update, delete on mailed_links to comanda_system;

-- As long as a change of address can be undone, the address before it is nobody else's to take: whoever took an account over would
-- register it anew and so keep its owner out. After the fact, so that a change that was committed meanwhile is seen.
create function hold_former_address() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from mailed_links
    where purpose = 'undo' and used_at is null and expires_at > now() and email = new.email and user_id <> new.id
  ) then
    raise exception 'The address % can still be gone back to', new.email
      using errcode = 'unique_violation', constraint = 'users_email_key';
  end if;
  return null;
end $$;
revoke all on function hold_former_address from public;
create trigger hold_former_address after insert or update of email on users
  for each row execute function hold_former_address();
