-- Where on its picture the dish is, in hundredths from the left and from the top: frames of every shape are cut around it.
alter table products
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100);

-- Three by three points of a picture, 24 bytes as a bitmap has them: what is seen until it is there. Null where one could see through it.
alter table pictures add column blur text check (blur ~ '^[A-Za-z0-9+/]{32}$');
grant update (blur) on pictures to comanda_app;
