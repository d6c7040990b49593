-- A guest who comes back from the provider's page is told that the card was refused, and not to go on waiting.
alter table check_charges add column refused_at timestamptz;
