-- What became of a print job is said by the printer that it was handed to, and by no other of the house.
alter table print_jobs add column handed_to uuid;
update print_jobs set handed_to = printer_id where attempts > 0 and state <> 'printed';
