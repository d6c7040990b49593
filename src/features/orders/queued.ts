/** An order as it stands in the queues of the kitchen. */
export interface Queued {
  id: string;
  createdAt: string;
  /** Since when it goes before the others; null where it does not. */
  rushedAt: string | null;
}

/** What of the queues is made before an order. Where it stands is as the queues were read: it overtakes when the others are overtaken. */
export function queueBefore<Each extends Queued>(queues: readonly Each[], order: Queued): Each[] {
  const own = queues.find(({ id }) => id === order.id) ?? order;
  return queues.filter((each) => each.id !== own.id && comesFirst(each, own));
}

/** What was rushed comes before all else, the one that was rushed first; then the oldest. */
function comesFirst(a: Queued, b: Queued): boolean {
  const rushedA = a.rushedAt === null ? Infinity : Date.parse(a.rushedAt);
  const rushedB = b.rushedAt === null ? Infinity : Date.parse(b.rushedAt);
  return rushedA === rushedB ? Date.parse(a.createdAt) < Date.parse(b.createdAt) : rushedA < rushedB;
}
