-- A key is checked by a plan that is made while tables are small and kept while they grow: an index that begins as the primary key does looks
-- as good then, and costs every order a walk over all bills of its house. One that says nothing of bills without a sitting cannot be taken.

drop index bills_of_sitting;
create index bills_of_sitting on bills (restaurant_id, sitting) where sitting is not null;
