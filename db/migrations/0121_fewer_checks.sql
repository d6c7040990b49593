-- PostgreSQL reads and readies every check of a table anew for each statement that writes to it, which every order pays for: what is said
-- of several columns alike is said once. Nulls are no part of what is least or greatest.

alter table bills
  drop constraint bills_charges_cents_check,
  drop constraint bills_discount_cents_check,
  drop constraint bills_discount_value_check,
  drop constraint bills_service_fee_cents_check,
  drop constraint bills_total_cents_check,
  add constraint bills_sums check (least(charges_cents, discount_cents, discount_value, service_fee_cents, total_cents) >= 0),
  drop constraint bills_people_check,
  drop constraint bills_couvert_people_check,
  add constraint bills_people check (least(people, couvert_people) >= 1 and greatest(people, couvert_people) <= 99),
  drop constraint bills_couvert,
  drop constraint bills_couvert_day,
  drop constraint bills_couvert_cents_check,
  add constraint bills_couvert check (num_nulls(couvert_people, couvert_cents) <> 1 and num_nulls(couvert_day, couvert_artist) <> 1
    and coalesce(couvert_cents > 0, true));

alter table orders
  drop constraint orders_number_check,
  drop constraint orders_items_cents_check,
  drop constraint orders_service_fee_cents_check,
  drop constraint orders_total_cents_check,
  drop constraint orders_settled_cents_check,
  drop constraint orders_settled_charges_cents_check,
  drop constraint orders_settled_discount_cents_check,
  drop constraint orders_settled_fee_cents_check,
  drop constraint orders_discount_value_check,
  add constraint orders_sums check (number >= 1 and least(items_cents, service_fee_cents, total_cents, settled_cents, settled_charges_cents,
    settled_discount_cents, settled_fee_cents, discount_value) >= 0);

alter table order_items
  drop constraint order_items_quantity_check,
  drop constraint order_items_free_check,
  drop constraint order_items_unit_cents_check,
  add constraint order_items_sums check (quantity between 1 and 99 and free_quantity between 0 and quantity and unit_cents >= 0);
