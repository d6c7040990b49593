import { z } from 'zod';
import { instant, named, uuid } from '#lib/call.ts';
import { cleaned } from '#lib/cleaned.ts';
import { completeAddress, isOutside, isWindowsPort, readAddress } from '#lib/printer-address.ts';
import { codePages, jobStates, maxCopies, paperColumns, paperKinds, printerKinds } from '../values.ts';

const printerAddress = z
  .string()
  .overwrite((text) => completeAddress(cleaned(text)))
  .max(200, 'fields.too_long')
  .refine((text) => !isWindowsPort(text), { error: 'fields.printer_address_windows', abort: true })
  .refine((text) => readAddress(text) !== null, 'fields.printer_address')
  .refine((text) => !isOutside(text), 'fields.printer_address_outside');

/** What an owner says of a printer. */
export const printerFields = {
  name: named(40, 'fields.name_required'),
  /** Which agent brings it its jobs; null for one that fetches them. */
  agentId: uuid.nullable(),
  /** Where that agent finds it. */
  address: printerAddress.nullable(),
  /** What its paper holds across. */
  columns: z.literal(paperColumns),
  codePage: z.enum(codePages),
  cut: z.boolean(),
  copies: z.int().min(1).max(maxCopies),
  printsTickets: z.boolean(),
  printsChanges: z.boolean(),
  printsBills: z.boolean(),
  /** All stations when none is named. */
  stationIds: z.array(uuid).max(50),
  paused: z.boolean(),
  /** Where its papers come out by themselves while it stands still; null: they wait. */
  fallbackId: uuid.nullable().default(null),
};

/** How things stand with it, the first that holds. */
export const standings = [
  'paused',
  'never',
  'away',
  'paper_out',
  'cover_open',
  'fault',
  'unconfirmed',
  'printing',
  'ready',
] as const;
export type Standing = (typeof standings)[number];

export const printer = z.object({
  id: uuid,
  ...printerFields,
  name: z.string(),
  address: z.string().nullable(),
  fallbackId: uuid.nullable(),
  /** The name of the printer that its papers come out of meanwhile. */
  takenOverBy: z.string().nullable(),
  /** Where its computer found it again, at another address than this. */
  movedTo: z.string().nullable(),
  kind: z.enum(printerKinds),
  revision: z.int(),
  standing: z.enum(standings),
  /** Since when it is away. */
  awaySince: instant.nullable(),
  /** The name of the computer that brings it its jobs, while nothing is heard of that one. */
  awayComputer: z.string().nullable(),
  /** What has not come out: waiting, in the printer's hands, or given up after many tries. */
  waiting: z.int(),
  failed: z.int(),
  /** How many of these are test pages. */
  waitingTests: z.int(),
  waitingSince: instant.nullable(),
  /** The tables whose papers wait, each once. */
  waitingTables: z.array(z.int()),
  lastPrintedAt: instant.nullable(),
});
export type Printer = z.infer<typeof printer>;

/** What of it the kitchen is told when it does not print. */
export const troubledPrinter = printer.pick({
  id: true,
  name: true,
  standing: true,
  awaySince: true,
  awayComputer: true,
  waiting: true,
  failed: true,
  waitingTests: true,
  waitingSince: true,
  waitingTables: true,
  stationIds: true,
  takenOverBy: true,
});
export type TroubledPrinter = z.infer<typeof troubledPrinter>;

export const job = z.object({
  id: uuid,
  kind: z.enum(paperKinds),
  tableNumber: z.int().nullable(),
  /** Within its bill; of what is to be made. */
  orderNumber: z.int().nullable(),
  /** The names of those who make what stands on it. */
  stations: z.array(z.string()),
  state: z.enum(jobStates),
  secondCopy: z.boolean(),
  createdAt: instant,
  printedAt: instant.nullable(),
  /** When somebody had it not printed, and who. */
  droppedAt: instant.nullable(),
  droppedBy: z.string().nullable(),
});
export type Job = z.infer<typeof job>;
