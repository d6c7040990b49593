-- A phone that had only chosen what it will pay became another number when somebody else ordered: it keeps its own from its first choice on.
create table bill_phone_numbers (
  restaurant_id uuid not null,
  bill_id uuid not null,
  guest uuid not null,
  person integer not null check (person > 0),
  primary key (restaurant_id, bill_id, guest),
  unique (restaurant_id, bill_id, person),
  foreign key (restaurant_id, bill_id) references bills on delete cascade
);
alter table bill_phone_numbers enable row level security, force row level security;
create policy own_restaurant on bill_phone_numbers to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert on bill_phone_numbers to comanda_app;

-- Those that keep a number have that; the rest have what is left of them, by when they first ordered, then by when they first paid.
create or replace function bill_phones(restaurant uuid, bill uuid) returns table (guest uuid, person integer) language sql stable as $$
  with seen as (
    select g.guest, min(g.ordered) as ordered, min(g.asked) as asked, k.person
    from (
      select o.guest, o.number as ordered, null::timestamptz as asked from orders o
        where o.restaurant_id = restaurant and o.bill_id = bill and o.guest is not null
      union all
      select p.guest, null, p.asked_at from check_parts p where p.restaurant_id = restaurant and p.bill_id = bill
      union all
      select c.guest, null, null from check_claims c where c.restaurant_id = restaurant and c.bill_id = bill
    ) g left join bill_phone_numbers k on k.restaurant_id = restaurant and k.bill_id = bill and k.guest = g.guest
    group by g.guest, k.person
  ), unnumbered as (
    select s.guest, row_number() over (order by s.ordered, s.asked, s.guest) as at from seen s where s.person is null
  ), kept as (
    select k.person from bill_phone_numbers k where k.restaurant_id = restaurant and k.bill_id = bill
  ), free as (
    select n as person, row_number() over (order by n) as at
    from generate_series(1, ((select count(*) from unnumbered) + (select count(*) from kept))::integer) n
    where n not in (select k.person from kept k)
  )
  select s.guest, s.person from seen s where s.person is not null
  union all
  select u.guest, f.person from unnumbered u join free f using (at)
$$;
