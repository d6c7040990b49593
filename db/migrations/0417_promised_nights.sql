-- The business day for which a table was promised: the day before `date` when the booking lay past midnight of a night that was open by
-- the hours of then. The hours may change afterwards; what the guest was told of the night does not. Unknown of earlier bookings.
alter table reservations
  add column promised_night date,
  add constraint reservations_promised_night check (date - promised_night between 0 and 1);
grant update (promised_night) on reservations to comanda_app;
