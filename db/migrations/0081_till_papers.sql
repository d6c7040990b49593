-- A till's fechamento comes out of a printer too.
alter table print_jobs drop constraint print_jobs_kind_check,
  add constraint print_jobs_kind_check check (kind in ('ticket', 'change', 'void', 'bill', 'test', 'till'));
