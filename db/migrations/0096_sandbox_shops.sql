-- The embedded provider takes payments for the service itself, and for guests: each is told of its own.
alter table sandbox_payments add column shop text not null default 'service' check (shop in ('service', 'guests'));
alter table sandbox_events add column shop text not null default 'service' check (shop in ('service', 'guests'));
