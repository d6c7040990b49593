-- Which languages are spoken is the program's to say (lib/locale.ts): the database only holds that it is one.
alter table users drop constraint users_locale_check, add constraint users_locale_check check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$');
alter table reservations drop constraint reservations_locale_check, add constraint reservations_locale_check check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$');
