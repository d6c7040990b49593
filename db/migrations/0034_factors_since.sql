-- Since when a second factor is what it is: undoing a change of address drops those that came after its first letter.

-- Null until the confirmation has been noted, which is when its owner is written to.
alter table two_factors add column confirmed_at timestamptz;
update two_factors set confirmed_at = '-infinity' where verified;

-- When the number was set or confirmed; null for one from before this was kept.
alter table users add column phone_since timestamptz;
