-- The kitchen asks again and again which orders were cancelled lately and have not been seen: few of all there are.
create index orders_cancelled on orders (restaurant_id, cancelled_at) where cancelled_at is not null;

-- The code of a print agent is twice as long: nobody guesses it, from however many addresses, so no bound that all share has to
-- keep strangers from guessing, and none of them can use it up for everybody else. A shorter one is good for nothing from now on.
alter table print_agents drop constraint print_agents_pairing_code_check;
alter table print_agents add constraint print_agents_pairing_code_check check (pairing_code ~ '^[0-9]{6}([0-9]{6})?$');
