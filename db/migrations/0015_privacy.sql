-- What the administrator needs when a person asks what is held about them, or asks for it to be taken out.

-- A guest's reservations, at whichever restaurant. Those whose contact is gone are nobody's any more.
create index reservations_by_email on reservations (lower(customer_email)) where purged_at is null;
grant select (customer_name, customer_email, customer_phone, time, guests, status, created_at, revision) on reservations
  to comanda_system;
-- A form that was opened before would otherwise write the contact back.
grant update (revision) on reservations to comanda_system;

-- Feedback stays, whoever wrote it; nobody else may be made its author.
grant update (user_id) on feedback to comanda_system;
create policy loses_its_author on feedback for update to comanda_system using (true) with check (user_id is null);

-- The record of changes is not the program's to edit. All that can be done to it is this: to take an address that a person had out
-- of what changed, and the e-mail and phone of the restaurant that was theirs.
create function forget_in_audit_log(person text, restaurant uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update audit_log set changes = replace(changes::text, to_json(person)::text, 'null')::jsonb
    where strpos(changes::text, to_json(person)::text) > 0;
  update audit_log set changes = changes
      || case when changes ? 'email' then '{"email": {"from": null, "to": null}}'::jsonb else '{}' end
      || case when changes ? 'phone' then '{"phone": {"from": null, "to": null}}'::jsonb else '{}' end
    where entity = 'restaurant' and entity_id = restaurant and changes ?| array['email', 'phone'];
end $$;
revoke all on function forget_in_audit_log from public;
grant execute on function forget_in_audit_log to comanda_system;
