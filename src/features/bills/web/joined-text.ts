import { m } from '#generated/messages/messages.js';
import type { Bill } from '../contract.ts';

/** 'Junto com a Mesa #2', and that its bill came along where it had one. */
export function joinedText({ tables, withBill }: Bill['joins'][number]): string {
  const [first, ...more] = tables.map(({ number }) => number);
  if (more.length > 0) return m['bills.join.withMany']({ numbers: [first, ...more].join(' + #') });
  return withBill ? m['bills.join.withBill']({ number: first ?? 0 }) : m['bills.join.with']({ number: first ?? 0 });
}
