// What an agent and the service say to one another. The agent asks again and again, one question at a time; each question tells how its
// printers are and what became of what it was given, each answer what it is to print.
import { z } from 'zod';
import { uuid } from '#lib/call.ts';
import { outcomes, troubles } from '../values.ts';
import { foundPrinter, mostFound } from './contract.ts';

export const pairingRequest = z.strictObject({ code: z.string().regex(/^\d{12}$/) });

const token = z.string().max(30);

export const question = z.strictObject({
  /** This start of the program. */
  run: uuid,
  /** Counts its questions. */
  turn: z.int().min(1).max(2_000_000_000),
  printers: z
    .array(
      z.strictObject({ id: uuid, reachable: z.boolean(), trouble: z.enum(troubles).nullable(), free: z.boolean() }),
    )
    .max(100),
  /** What it has in its hands. */
  holds: z.array(token).max(500),
  /** Told again until a question was answered. */
  outcomes: z.array(z.strictObject({ token, outcome: z.enum(outcomes) })).max(500),
  /** All printers that it found, told after each search. Agents from before the search do not send it. */
  found: z.array(foundPrinter).max(mostFound).optional(),
  /** Which of the searches that it was asked for `found` is of, where it was asked for one. */
  searched: z.int().min(1).max(2_000_000_000).optional(),
});
export type Question = z.infer<typeof question>;

export interface Answer {
  /** All that it is to look after. */
  printers: { id: string; name: string; address: string }[];
  jobs: { token: string; printerId: string; bytes: string }[];
  /** A search that somebody waits for, until it was made. A service of before says nothing of it. */
  search?: number | null;
}
