import { lineTexts } from '../values.ts';
import { lineColumns } from './columns.ts';

const columns = lineTexts.map((field) => lineColumns[field][0]);
const named = (of: string) => columns.map((name) => `${of}.${name}`).join(', ');
const were = lineTexts.map((field) => `c.was ->> '${field}'`).join(', ');

/**
 * SQL: what was said with each line that an order had (`of` names its row), also with those that were taken back since. `past`: no kitchen makes it
 * any more. Who must not eat something sits there all the same.
 */
export const saidWithLines = (of: string) =>
  `(select i.name, i.choices, ${named('i')}, ${of}.status = 'cancelado' or i.status = 'cancelado' as cancelled,
      ${of}.status in ('entregue', 'cancelado') or i.status = 'cancelado' as past
    from order_items i where i.restaurant_id = ${of}.restaurant_id and i.order_id = ${of}.id
    union all
    select c.was ->> 'name', c.was -> 'choices', ${were}, true, true
    from order_line_changes c where c.restaurant_id = ${of}.restaurant_id and c.order_id = ${of}.id and c.became is null)`;

/** SQL: that anything was said with the line that `of` names. */
export const saysSomething = (of: string) =>
  `(${columns.map((name) => `${of}.${name} <> ''`).join(' or ')} or ${of}.choices <> '[]')`;

/** SQL: the texts of the line that `of` names, by their fields. */
export const textsSelected = (of: string) =>
  lineTexts.map((field) => `${of}.${lineColumns[field][0]} as "${field}"`).join(', ');
