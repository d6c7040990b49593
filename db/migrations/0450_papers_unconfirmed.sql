-- How often a paper was given to a printer that did not say what became of it: twice, and a person decides.
alter table print_jobs add column unconfirmed smallint not null default 0;
grant update (unconfirmed) on print_jobs to comanda_system;
