import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { groupedBy } from '#lib/grouped-by.ts';
import { allergiesApart } from '../orders/lines/allergy.ts';
import type { OrderLine } from '../orders/lines/contract.ts';
import { saidWithLines, saysSomething, textsSelected } from '../orders/lines/said.ts';
import type { LineText } from '../orders/values.ts';
import { distinct } from './allergies.ts';
import type { PastAllergy } from './contract.ts';

// Of the bills for which the kitchen makes something; what nothing was said with is left out.
const past = statement(
  'kitchen.pastWords',
  `select x.bill_id as "billId", x.number, s.name, s.choices, ${textsSelected('s')}, s.cancelled
   from orders x join lateral ${saidWithLines('x')} s on s.past and ${saysSomething('s')}
   where x.restaurant_id = $1 and x.bill_id in (select o.bill_id from orders o
     where o.restaurant_id = $1 and o.status in ('pendente', 'preparando', 'pronto') and o.unfinished_at is null)
   order by x.number`,
);

export interface PastWords extends Pick<OrderLine, 'name' | 'choices' | LineText> {
  billId: string;
  number: number;
  cancelled: boolean;
}

/** What guests of the kitchen's bills must not eat, as it was said with dishes that were carried or cancelled since, by bill. */
export async function pastAllergies(scope: Scope): Promise<Map<string, PastAllergy[]>> {
  return allergiesByBill(await scope.rows<PastWords>(past, [scope.restaurantId]));
}

export function allergiesByBill(words: readonly PastWords[]): Map<string, PastAllergy[]> {
  const bills = groupedBy(words, ({ billId }) => billId);
  return new Map([...bills].map(([billId, lines]) => [billId, distinct(lines.flatMap(allergiesOf))]));
}

function allergiesOf({ name, number, cancelled, ...words }: PastWords): PastAllergy[] {
  return allergiesApart(words).warnings.map((text) => ({ text, dish: name, number, cancelled }));
}
