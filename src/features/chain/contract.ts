import { z } from 'zod';
import { uuid } from '#lib/call.ts';

export const digest = z.string().regex(/^[0-9a-f]{64}$/);
/** What a chain calls a row, or a person: nobody's id. */
const name = z.string().regex(/^[0-9a-f]{32}$/);

/** What happened to a bill, with what it takes to see for oneself that nothing of it was changed. */
export const history = z.object({
  id: uuid,
  /** How many entries before these whoever asks has already, and the hash of the last of those. */
  after: z.int().min(0),
  base: z.string().nullable(),
  /** Each as it was hashed, to the letter: `body` is the JSON of an entry, and the hash is of the one before and of it. */
  entries: z.array(z.object({ body: z.string(), hash: z.string() })),
  /** What the rows of money say now. */
  present: z.array(z.object({ kind: z.string(), ref: name, digest, since: z.string().nullable() })),
  /** Who the entries name, as whoever asks knows them. */
  names: z.record(name, z.string()),
  /** Which phone of the bill, where it was one. */
  phones: z.record(name, z.object({ person: z.int(), you: z.boolean() })),
});
export type History = z.infer<typeof history>;
