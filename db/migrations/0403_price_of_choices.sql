-- How the choices of a group make its price: they add up, or the dearest or the mean of them counts (half and half). Where a group allows it,
-- one choice may be taken several times, and each time counts.
alter table option_groups
  add column price_rule text not null default 'sum' constraint option_groups_price_rule check (price_rule in ('sum', 'dearest', 'mean')),
  add column repeats boolean not null default false;
