-- When a house's time zone is corrected, what was promised for an hour of its wall is held for that hour of the new wall: by the
-- transaction that saves the settings, whose role so far saw of reservations little more than whose they are.
grant select (table_id, during) on reservations to comanda_system;
grant update (during) on reservations to comanda_system;
