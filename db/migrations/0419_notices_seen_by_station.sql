-- Which of the stations that a change concerns have seen it, while not all of them have: one that makes a part of a line does not see for the
-- others. With the last of them `seen_at` is set. They are named as the line names them: whoever takes over a station has its part still to see.
alter table order_line_changes add column seen_stations uuid[] not null default '{}';
grant update (seen_stations) on order_line_changes to comanda_app;
-- The same of an order that ended under the kitchen's hands; whatever brings it back empties it.
alter table orders add column ended_seen_stations uuid[] not null default '{}';
