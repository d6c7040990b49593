-- What an owner ordered to try the product, before the first subscription, is no business: it is cancelled once that begins.
alter table setups add column trial_ended_at timestamptz;
-- Whoever has subscribed already keeps what they have.
alter table setups no force row level security;
update setups s set trial_ended_at = now() where not never_subscribed(s.restaurant_id);
alter table setups force row level security;
create index setups_with_trial on setups (restaurant_id) where rehearsal_table is not null and trial_ended_at is null;
create policy trials on setups for select to comanda_system using (rehearsal_table is not null and trial_ended_at is null);
grant select (restaurant_id, rehearsal_table, trial_ended_at) on setups to comanda_system;
