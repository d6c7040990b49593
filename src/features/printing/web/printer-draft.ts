import { m } from '#generated/messages/messages.js';
import { bareAddress } from '#lib/printer-address.ts';
import type { NewPrinter } from '../contract.ts';
import type { Printer } from '../printers/contract.ts';
import type { PrinterKind } from '../values.ts';
import { addressFault } from './address-fault.ts';

/** What is typed of a printer. */
export type PrinterDraft = Omit<NewPrinter, 'key'>;

/** As most printers of a kitchen are. The first of a house prints everything. */
export function newDraft(kind: PrinterKind, first: boolean): PrinterDraft {
  const prints = { printsTickets: true, printsChanges: true, printsBills: first };
  const look = { columns: 48, codePage: 'cp858', cut: true, copies: 1 } as const;
  return {
    kind,
    name: '',
    agentId: null,
    address: '',
    ...look,
    ...prints,
    stationIds: [],
    paused: false,
    fallbackId: null,
  };
}

export function draftOf(printer: Printer): PrinterDraft {
  const { kind, name, agentId, address, columns, codePage, cut, copies, stationIds, paused, fallbackId } = printer;
  const { printsTickets, printsChanges, printsBills } = printer;
  const look = { columns, codePage, cut, copies, stationIds, paused, fallbackId };
  return {
    kind,
    name,
    agentId,
    address: bareAddress(address ?? ''),
    printsTickets,
    printsChanges,
    printsBills,
    ...look,
  };
}

/** What is wrong with it before it is sent, field by field. */
export function draftFaults({ kind, name, address }: PrinterDraft): Record<string, string> {
  const wrong = kind === 'agent' ? addressFault(address ?? '') : undefined;
  return { ...(name.trim() ? {} : { name: m['fields.name_required']() }), ...(wrong ? { address: wrong } : {}) };
}

/** What is sent of a new one: a printer that fetches is reached by nobody. */
export function sentOf(draft: PrinterDraft): PrinterDraft {
  const reached = draft.kind === 'agent';
  return { ...draft, agentId: reached ? draft.agentId : null, address: (reached && draft.address?.trim()) || null };
}

/** What is sent of a change: a printer stays of its kind. */
export function editOf(draft: PrinterDraft): Omit<PrinterDraft, 'kind'> {
  const { kind: _, ...fields } = sentOf(draft);
  return fields;
}
