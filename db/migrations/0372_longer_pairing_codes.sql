-- Screens that wait get longer codes once many wait, and none is turned away for the others.
alter table kitchen_pairings drop constraint kitchen_pairings_code_check,
  add constraint kitchen_pairings_code check (code ~ '^([0-9]{6}|[0-9]{8}|[0-9]{10})$');
