-- A registration names the restaurant alone, and its owner is called the same until they say what they are called.
alter table users add column named boolean not null default true;
update users u set named = false from restaurants r where r.owner_id = u.id and r.name = u.name;
