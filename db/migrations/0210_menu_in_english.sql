-- What guests who read English see, where the house has written it; '' where it has not. Orders keep the Portuguese names.
alter table categories add column name_en text not null default '' check (length(name_en) <= 80);
alter table products
  add column name_en text not null default '' check (length(name_en) <= 120),
  add column description_en text not null default '' check (length(description_en) <= 1000);
alter table option_groups add column name_en text not null default '' check (length(name_en) <= 80);
alter table options add column name_en text not null default '' check (length(name_en) <= 80);
