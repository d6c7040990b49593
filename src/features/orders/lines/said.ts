/**
 * SQL: what was said with each line that an order had (`of` names its row), also with those that were taken back since. `past`: no kitchen makes it
 * any more. Who must not eat something sits there all the same.
 */
export const saidWithLines = (of: string) =>
  `(select i.name, i.choices, i.notes, ${of}.status = 'cancelado' or i.status = 'cancelado' as cancelled,
      ${of}.status in ('entregue', 'cancelado') or i.status = 'cancelado' as past
    from order_items i where i.restaurant_id = ${of}.restaurant_id and i.order_id = ${of}.id
    union all
    select c.was ->> 'name', c.was -> 'choices', c.was ->> 'notes', true, true
    from order_line_changes c where c.restaurant_id = ${of}.restaurant_id and c.order_id = ${of}.id and c.became is null)`;
