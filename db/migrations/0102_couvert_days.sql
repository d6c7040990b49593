-- Couvert of an artist's day: on which days of the week, or on which single day, a house asks for it, and how much. It is handed over to whoever plays.

create table couvert_days (
  restaurant_id uuid not null references restaurants,
  id uuid not null default uuidv7(),
  -- Sunday is 0. Or one day of the calendar, which goes before its weekday.
  weekday smallint check (weekday between 0 and 6),
  day date,
  -- For each person; nothing: that day there is none.
  cents integer not null check (cents between 0 and 100000),
  artist text not null default '' check (length(artist) <= 60),
  primary key (restaurant_id, id),
  constraint couvert_days_one check (num_nonnulls(weekday, day) = 1),
  unique (restaurant_id, weekday),
  unique (restaurant_id, day)
);
alter table couvert_days enable row level security, force row level security;
create policy own_restaurant on couvert_days to comanda_app using (restaurant_id = current_restaurant())
  with check (restaurant_id = current_restaurant());
grant select, insert, delete on couvert_days to comanda_app;

alter table bills
  -- Of an artist's couvert: the business day that it was asked on, and who played, as the house said it then.
  add column couvert_day date,
  add column couvert_artist text,
  add constraint bills_couvert_day check ((couvert_day is null) = (couvert_artist is null));

-- What is handed over from a till that was closed does not change any more.
drop trigger bills_of_closed_till on bills;
create trigger bills_of_closed_till before update of service_fee_cents, till_id, custom_charges, couvert_day, couvert_artist on bills for each row
  when (old.till_id is not null and (old.service_fee_cents is distinct from new.service_fee_cents or old.till_id is distinct from new.till_id
    or old.custom_charges is distinct from new.custom_charges or old.couvert_day is distinct from new.couvert_day
    or old.couvert_artist is distinct from new.couvert_artist))
  execute function refuse_money_of_closed_till();

-- As before, and whose it is goes along with its price.
create or replace function couverts_follow_merge() returns trigger language plpgsql as $$
begin
  if new.merged_into is not null then
    update bills set couvert_people = least(99, coalesce(couvert_people, 0) + new.couvert_people),
      couvert_cents = coalesce(couvert_cents, new.couvert_cents),
      couvert_day = case when couvert_people is null then new.couvert_day else couvert_day end,
      couvert_artist = case when couvert_people is null then new.couvert_artist else couvert_artist end
    where restaurant_id = new.restaurant_id and id = new.merged_into and new.couvert_people is not null;
  else
    update bills set couvert_people = nullif(greatest(0, couvert_people - new.couvert_people), 0),
      couvert_cents = case when couvert_people > new.couvert_people then couvert_cents end,
      couvert_day = case when couvert_people > new.couvert_people then couvert_day end,
      couvert_artist = case when couvert_people > new.couvert_people then couvert_artist end
    where restaurant_id = old.restaurant_id and id = old.merged_into and new.couvert_people is not null;
  end if;
  return null;
end $$;
