import type { FloorCall } from '../../calls/contract.ts';
import { isAboutBill } from '../../calls/web/call-tone.ts';
import type { TillPart } from '../../checks/parts/contract.ts';
import type { FloorTable } from '../../tables/contract.ts';

export interface OpenBill {
  id: string;
  number: number;
  bill: NonNullable<FloorTable['bill']>;
  /** For the bill, or to pay: the oldest first. */
  calls: readonly FloorCall[];
  /** What guests are paying by their phones, and nobody has received yet. */
  waitingCents: number;
}

type Part = Pick<TillPart, 'billId' | 'status' | 'cents'>;

/** The open bills as the till needs them: who asked for theirs, the longest waiting before the others; who is paying; then by how long they are open. */
export function openBillsOf(
  tables: readonly FloorTable[],
  calls: readonly FloorCall[],
  parts: readonly Part[],
): OpenBill[] {
  const waiting = parts.filter(({ status }) => status === 'asked' || status === 'told');
  return tables
    .flatMap(({ id, number, bill }): OpenBill[] => {
      if (!bill) return [];
      const cents = waiting.filter(({ billId }) => billId === bill.id).map((part) => part.cents);
      return [
        {
          id,
          number,
          bill,
          calls: calls.filter((call) => call.tableId === id && isAboutBill(call)),
          waitingCents: cents.reduce((sum, each) => sum + each, 0),
        },
      ];
    })
    .sort((a, b) => rank(a) - rank(b) || sinceOf(a).localeCompare(sinceOf(b)) || a.number - b.number);
}

const rank = ({ calls, waitingCents, bill }: OpenBill) =>
  calls.length > 0 ? 0 : waitingCents > 0 ? 1 : bill.totalCents !== 0 ? 2 : bill.paid ? 3 : 4;

const sinceOf = ({ calls, bill }: OpenBill) => calls[0]?.askedAt ?? bill.since;

/** So many at first: what is counted below them stays near. */
const shownFirst = 8;
/** A button for so few would take their place. */
const fewMore = 2;

/** What is shown before all of them are asked for. */
export const firstOf = <Bill>(bills: readonly Bill[]): readonly Bill[] =>
  bills.length <= shownFirst + fewMore ? bills : bills.slice(0, shownFirst);
