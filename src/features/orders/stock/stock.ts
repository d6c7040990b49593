import type { TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import { holdStock, takeStock } from '../../menu/availability/stock.ts';
import type { Order } from '../contract.ts';
import { linesVoidedLast } from '../corrections/store.ts';
import type { OrderLine } from '../lines/contract.ts';
import { type Lack, lacks, type NotEnough, quantitiesOf, takenBy } from './left.ts';

/** What a line is called. */
type NamedLine = Pick<OrderLine, 'name' | 'choices'>;

/** What an order is told that asks for more than is left. */
export function notEnough(lines: readonly NamedLine[], short: readonly Lack[]): CodedError {
  const refusals = short.flatMap(({ line, id, left }): NotEnough[] => {
    const { name: product, choices } = lines[line]!;
    const option = choices.find(({ optionId }) => optionId === id)?.name ?? null;
    return [{ code: 'not_enough_left', line, product, option, left }];
  });
  return new CodedError('not_enough_left', { ...refusals[0], refusals });
}

const everything = { has: () => true };

/**
 * Gives back what an order no longer has of what is counted, and takes what it has more of; refuses when that is not left. Within the
 * transaction that changes it, after its bill and itself were locked: stock is always the last.
 */
export async function settleStock(
  tx: TransactionScope,
  before: Pick<Order, 'id' | 'status' | 'lines'>,
  after: Pick<Order, 'status' | 'lines'>,
): Promise<void> {
  const reopened = before.status === 'cancelado' && after.status !== 'cancelado';
  // A void gives nothing back: what it cancelled the order with has been taken all along.
  const had = quantitiesOf(takenBy(reopened ? await linesVoidedLast(tx, before.id) : before.lines), everything);
  const taking = takenBy(after.lines);
  const has = quantitiesOf(taking, everything);
  const moved = new Map<string, number>();
  for (const id of new Set([...had.keys(), ...has.keys()])) {
    const more = (has.get(id) ?? 0) - (had.get(id) ?? 0);
    if (more !== 0) moved.set(id, more);
  }
  if (moved.size === 0) return;
  const held = await holdStock(tx, [...moved.keys()]);
  if (held.size === 0) return;
  const offered = new Map([...held].map(([id, left]) => [id, left + (had.get(id) ?? 0)]));
  const short = lacks(taking, offered);
  if (short.length > 0) throw notEnough(taking, short);
  await takeStock(tx, new Map([...moved].filter(([id]) => held.has(id))));
}
