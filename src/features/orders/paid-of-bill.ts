/** In SQL, of a bill `b` of restaurant $1: what is paid of it and of its orders, less what was reversed or given back. */
export const paidOfBill = `(select coalesce(sum(p.amount_cents), 0) from bill_payments p
  where p.restaurant_id = $1 and p.bill_id = b.id)`;
