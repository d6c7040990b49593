import type { Table } from '#features/tables/contract.ts';
import { m } from '#generated/messages/messages.js';
import type { Reading } from '../../typed/read-comanda.ts';
import type { LaterOrder } from './later-order.ts';

type NumberedTable = Pick<Table, 'id' | 'number'>;

interface Place {
  tables: readonly NumberedTable[];
  /** Where the order is for, as far as that is chosen. */
  chosen: string;
  /** Something is on it already, which is for that table. */
  begun: boolean;
  /** An order that exists: its table is changed in the field for it alone, and what names another is not for it. */
  fixed: boolean;
}

/** The table that a sentence names, and what of it cannot be on this order. */
export interface TypedTable {
  table: NumberedTable | null;
  /** Why that table is not taken: '' where it is, or none is named. */
  trouble: string;
  /** Of a second table: '' where only one is named. */
  otherTrouble: string;
  /** What is for another table and can be ordered next, with what then stays. */
  later: (LaterOrder & { rest: string }) | null;
  /** None of what is typed is for this order. */
  elsewhere: boolean;
}

export function typedTable(text: string, reading: Reading, { tables, chosen, begun, fixed }: Place): TypedTable {
  const find = (number: number | null) => tables.find((table) => table.number === number);
  const table = find(reading.table) ?? null;
  const missing = reading.table !== null && !table;
  const differs = table !== null && table.id !== chosen;
  const elsewhere = (fixed && missing) || (differs && (fixed || (begun && chosen !== '')));
  const trouble = missing
    ? m['orders.form.noSuchTable']({ number: reading.table ?? '' })
    : elsewhere
      ? m['orders.form.typed.oneTable']({ number: reading.table ?? '' })
      : '';
  const { otherTable, other } = reading;
  const from = other[0]?.start ?? text.length;
  const own = { number: table?.number ?? 0, text: text.trim(), rest: '' };
  const others = { number: otherTable ?? 0, text: text.slice(from).trim(), rest: trimmed(text.slice(0, from)) };
  const divided = otherTable !== null && reading.table !== null && find(otherTable) !== undefined;
  return {
    table,
    trouble,
    otherTrouble: otherTable === null ? '' : troubleOf(otherTable, reading.table, divided),
    later: elsewhere ? table && own : divided && other.length > 0 ? others : null,
    elsewhere,
  };
}

function troubleOf(number: number, table: number | null, divided: boolean): string {
  if (table === null) return m['orders.form.typed.whoseTable']();
  return divided ? m['orders.form.typed.oneTable']({ number }) : m['orders.form.noSuchTable']({ number });
}

const trimmed = (text: string) => text.replace(/[\s,;:.]+$/, '');
