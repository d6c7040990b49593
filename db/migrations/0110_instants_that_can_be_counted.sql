-- The authentication library reads this as a number and writes it back: beyond what numbers hold exactly, nobody could sign in any more.
alter table rate_limits add check (last_request between 0 and 9007199254740991);
