import type { FloorCall } from '../../calls/contract.ts';
import { type CallTone, callTone, isAboutBill } from '../../calls/web/call-tone.ts';
import type { FollowedOrder, Order } from '../../orders/contract.ts';
import { type Due, dueOfAll } from '../../orders/due.ts';
import { type Carry, carriesOf } from '../../orders/lines/carries.ts';
import { statusOfLines } from '../../orders/lines/status.ts';
import { waitsTooLong } from '../../orders/waits-too-long.ts';
import { dueOf } from '../../orders/web/waiting.ts';
import type { FloorTable } from '../../tables/contract.ts';
import type { Served } from '../contract.ts';

/** What a table is about at the moment, the most pressing first. */
export type TableState =
  | 'called'
  | 'bill'
  | 'ready'
  | 'making'
  | 'waiting'
  | 'eating'
  | 'paid'
  | 'seated'
  | 'joined'
  | 'reserved'
  | 'free';

export interface TableView {
  table: FloorTable;
  state: TableState;
  calls: readonly FloorCall[];
  carries: readonly Carry[];
  /** By when what was promised there is due, as the pass tells it; null where nothing is awaited. */
  due: Due | null;
  waiter: Served['waiter'];
  section: Served['section'];
  handedOver: Served['handedOver'];
}

type BoardOrder = Order & Partial<Pick<FollowedOrder, 'expected'>>;

interface Sources {
  table: FloorTable;
  served: Served | undefined;
  calls: readonly FloorCall[];
  /** The active ones of the house. */
  orders: readonly BoardOrder[];
}

/** What a table's card says. */
export function tableView({ table, served, calls: all, orders }: Sources): TableView {
  const calls = all.filter(({ tableId }) => tableId === table.id);
  const theirs = orders.filter(({ tableId }) => tableId === table.id);
  const carries = carriesOf(theirs);
  return {
    table,
    calls,
    carries,
    due: tableDue(theirs),
    state: stateOf(table, calls, theirs, carries.length > 0),
    waiter: served?.waiter ?? null,
    section: served?.section ?? null,
    handedOver: served?.handedOver ?? null,
  };
}

/** By when what was promised to a table of these orders is due. */
export const tableDue = (orders: readonly BoardOrder[]): Due | null =>
  dueOfAll(orders.flatMap((order) => dueOf(order) ?? []));

function stateOf(
  { bill, status, joinedTo }: FloorTable,
  calls: readonly FloorCall[],
  orders: readonly Order[],
  carries: boolean,
): TableState {
  if (joinedTo !== null) return 'joined';
  if (calls.some(({ kind }) => kind === 'bill')) return 'bill';
  if (calls.length > 0) return 'called';
  if (carries) return 'ready';
  // By the kitchen's own rule: an order is told alike wherever it is shown.
  if (orders.length > 0)
    return statusOfLines(orders.flatMap(({ lines }) => lines)) === 'pendente' ? 'waiting' : 'making';
  if (bill) return bill.totalCents <= 0 && bill.paid ? 'paid' : bill.orders > 0 ? 'eating' : 'seated';
  if (status === 'ocupado') return 'seated';
  return status === 'reservado' ? 'reserved' : 'free';
}

type Wants = Pick<TableView, 'calls' | 'carries'>;

const openCalls = ({ calls }: Wants) => calls.filter(({ awaited }) => awaited);

interface Want {
  what: 'bill' | 'call' | 'carry';
  since: string;
  /** Whether they have waited for it too long. */
  late: boolean;
}

const pressing: readonly Want['what'][] = ['bill', 'call', 'carry'];

/** For what somebody should walk there first: for what is late, else for whoever calls, else for food; null where nobody has to. */
export function wantOf(view: Wants, now: number): Want | null {
  const wants: Want[] = [
    ...openCalls(view).map(({ kind, askedAt }) => ({
      what: isAboutBill({ kind }) ? ('bill' as const) : ('call' as const),
      since: askedAt,
      late: waitsTooLong('call', askedAt, now),
    })),
    ...view.carries.map(({ since }) => ({ what: 'carry' as const, since, late: waitsTooLong('food', since, now) })),
  ];
  const [first] = wants.sort(
    (a, b) =>
      Number(b.late) - Number(a.late) ||
      pressing.indexOf(a.what) - pressing.indexOf(b.what) ||
      a.since.localeCompare(b.since),
  );
  return first ?? null;
}

/** Why somebody should walk there, the most pressing first; `taken`: none of their calls wants whoever looks any more. */
export type Attention = CallTone | 'carry';

/** Null where nobody has to. */
export function attentionOf(view: Wants, now: number): Attention | null {
  const tone = callTone(view.calls, now);
  if (view.carries.some(({ since }) => waitsTooLong('food', since, now))) return 'overdue';
  return view.carries.length > 0 && (tone === null || tone === 'taken') ? 'carry' : tone;
}

/** Whether people sit there, or somebody has yet to go there. */
export function isBusy({ state }: Pick<TableView, 'state'>): boolean {
  return state !== 'free' && state !== 'reserved';
}

/** What is ready first, the longest waiting before the others; then who calls; then by number. */
export function byUrgency(a: TableView, b: TableView): number {
  return (
    rank(a) - rank(b) ||
    (a.carries[0]?.since ?? '').localeCompare(b.carries[0]?.since ?? '') ||
    (a.calls[0]?.askedAt ?? '').localeCompare(b.calls[0]?.askedAt ?? '') ||
    a.table.number - b.table.number
  );
}

const rank = ({ carries, calls }: TableView) => (carries.length > 0 ? 0 : calls.length > 0 ? 1 : 2);
