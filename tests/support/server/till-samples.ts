import { randomUUID } from 'node:crypto';

/** What a restaurant may not have. */
export interface TillSubject {
  tillId: string | null;
}

/** SQL: the subject's till, of the restaurant `r`. */
export const tillId = `(select id from tills where restaurant_id = r.id order by number limit 1) as "tillId"`;

const some = ({ tillId }: TillSubject) => ({ id: tillId ?? randomUUID() });
const nothing = { dinheiro: 0, debito: 0, credito: 0, pix: 0 };

/** Well-formed inputs of the calls about the till. */
export const tillSamples: Record<string, (subject: TillSubject) => Record<string, unknown>> = {
  'till.present': () => ({}),
  'till.list': () => ({ day: '2030-01-10' }),
  'till.read': some,
  'till.history': some,
  'till.open': () => ({ key: randomUUID(), openingCents: 30_000 }),
  'till.move': (s) => ({ ...some(s), key: randomUUID(), kind: 'in', cents: 1_000, reason: 'Moedas para troco' }),
  'till.sharing': () => ({}),
  'till.saveSharing': () => ({ byPoints: false, people: [], revision: 999 }),
  'printing.till': (s) => ({ ...some(s), key: randomUUID() }),
  // Counted against a till that somebody else saw.
  'till.close': (s) => ({
    ...some(s),
    key: randomUUID(),
    expected: { ...nothing, pix: -1 },
    counted: nothing,
    note: 'Troco errado',
  }),
};
