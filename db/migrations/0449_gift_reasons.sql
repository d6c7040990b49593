-- Why something is given is seldom why it is taken back: each has reasons of its own. Null: the house's list is for both, as it was written.
alter table correction_reasons add column gift_reasons text[] check (cardinality(gift_reasons) between 1 and 12);
