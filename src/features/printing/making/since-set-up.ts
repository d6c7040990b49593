import type { OrderNow } from './order-now.ts';
import type { PrintingRule } from './papers-of-order.ts';
import type { Told } from './told.ts';

type Rule = Pick<PrintingRule, 'printsSince'>;
type Came = Partial<Pick<OrderNow['lines'][number], 'firedAt' | 'addedAt'>>;

/** Whether a line was fired, or added to its order, while the printer was there: it is the printer's though the order is not. */
function cameToPrinter({ firedAt, addedAt }: Came, { printsSince }: Rule): boolean {
  const at = firedAt ?? addedAt;
  return at != null && Date.parse(at) >= Date.parse(printsSince);
}

/** Of an order that is older than its printer, what came to the kitchen since. */
export function orderSince(order: OrderNow, rule: Rule): OrderNow {
  return { ...order, lines: order.lines.filter((line) => cameToPrinter(line, rule)) };
}

/** What the printer has been told of an older order: nothing that its guests had before. */
export function toldSince({ status, table }: OrderNow, before: Told | null, rule: Rule): Told {
  const lines = (before?.lines ?? []).filter((line) => cameToPrinter(line, rule));
  return lines.length > 0 && before ? { ...before, lines } : { status, table, lines };
}
