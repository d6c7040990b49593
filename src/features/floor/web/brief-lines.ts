import type { Order } from '../../orders/contract.ts';
import { allergiesApart } from '../../orders/lines/allergy.ts';
import { lineCents } from '../../orders/order.ts';
import type { OrderStatus } from '../../orders/values.ts';

export interface BriefLine {
  key: string;
  name: string;
  quantity: number;
  /** 'Ao ponto · Farofa'. */
  choices: string;
  note: string;
  /** What somebody must not eat. */
  warnings: readonly string[];
  cents: number;
  status: OrderStatus;
  held: boolean;
  /** What is held or fired with it: the lines that it stands for, by order; none once they are begun. */
  courses: { id: string; lines: number[] }[];
}

const sequence = ['pronto', 'preparando', 'pendente', 'entregue'] as const satisfies OrderStatus[];

/** What was ordered and stands, dish by dish: what is ready first, what has been carried last. */
export function briefLines(orders: readonly Pick<Order, 'id' | 'lines'>[]): BriefLine[] {
  const lines = new Map<string, BriefLine>();
  const all = orders.flatMap(({ id, lines: own }) => own.map((line) => ({ id, line })));
  for (const { id, line } of all) {
    const { name, quantity, status } = line;
    const held = line.heldAt !== null;
    const { warnings, note, ...apart } = allergiesApart(line);
    const choices = apart.choices.join(' · ');
    const key = [status, ...(held ? ['held'] : []), name, choices, note, ...warnings].join(' ');
    const { quantity: more = 0, cents = 0, courses = [] } = lines.get(key) ?? {};
    lines.set(key, {
      key,
      name,
      status,
      held,
      choices,
      note,
      warnings,
      quantity: quantity + more,
      cents: lineCents(line) + cents,
      courses: status === 'pendente' && quantity > 0 ? withLine(courses, id, line.line) : courses,
    });
  }
  return sequence.flatMap((status) =>
    [...lines.values()].filter((line) => line.status === status && line.quantity > 0),
  );
}

function withLine(courses: BriefLine['courses'], id: string, line: number): BriefLine['courses'] {
  const own = courses.find((course) => course.id === id)?.lines ?? [];
  return [...courses.filter((course) => course.id !== id), { id, lines: [...own, line] }];
}
