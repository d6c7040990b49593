-- What guests paid in full while somebody still made or carried their food closes by itself once they have it.
alter table bills add column closes_when_served boolean not null default false;
create index bills_closing_when_served on bills (restaurant_id, id) where closes_when_served and closed_at is null;
grant select (id, closes_when_served) on bills to comanda_system;
grant select (bill_id) on orders to comanda_system;
