// What every reading of orders selects, and from where: `o` is the order, `t` its table, `i` its lines.
export const columns = `o.id, o.bill_id as "billId", o.table_id as "tableId", t.number as "tableNumber", o.number, o.status,
  o.items_cents as "itemsCents",
  (o.service_fee_percentage * 100)::int as "serviceFeeBasisPoints", o.service_fee_cents as "serviceFeeCents",
  o.custom_charges as "customCharges",
  case when o.discount_type is not null then json_build_object('type', o.discount_type, 'value', o.discount_value) end as discount,
  o.total_cents as "totalCents", o.created_at as "createdAt", o.preparing_at as "preparingAt", o.ready_at as "readyAt",
  o.delivered_at as "deliveredAt", o.promised_from as "promisedFrom", o.promised_to as "promisedTo",
  o.cancel_reason as "cancelReason", o.completed_at as "completedAt", o.paid_at as "paidAt", o.revision,
  coalesce(i.lines, '[]') as lines`;
// What is active is on an open bill: the database sees to it.
export const onOpenBill = 'false as "billClosed"';
export const onAnyBill = `exists (select from bills b where b.restaurant_id = o.restaurant_id and b.id = o.bill_id
  and b.closed_at is not null) as "billClosed"`;

export const joined = `join tables t on t.restaurant_id = o.restaurant_id and t.id = o.table_id
  left join lateral (
    select json_agg(json_build_object('line', i.line, 'productId', i.product_id, 'name', i.name, 'quantity', i.quantity,
      'unitCents', i.unit_cents, 'choices', i.choices, 'notes', i.notes) order by i.line) as lines
    from order_items i where i.restaurant_id = o.restaurant_id and i.order_id = o.id
  ) i on true`;
