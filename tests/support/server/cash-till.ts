import { randomUUID } from 'node:crypto';
import type { Till } from '#features/till/contract.ts';
import type { Visitor } from './visitor.ts';

/** What tests of the till do over and over. */
export const open = (by: Visitor, openingCents = 20_000) => by.post('/api/tills', { key: randomUUID(), openingCents });
export const move = (by: Visitor, id: string, kind: 'in' | 'out', cents: number, reason = 'Moedas para troco') =>
  by.post(`/api/tills/${id}/movements`, { key: randomUUID(), kind, cents, reason });
export const read = async (by: Visitor, id: string): Promise<Till> => (await by.get(`/api/tills/${id}`)).body;
export const cash = (till: Till) => till.tallies.find(({ method }) => method === 'dinheiro')!;

export const expectedOf = ({ tallies }: Till) =>
  Object.fromEntries(tallies.map((each) => [each.method, each.expectedCents]));
/** As expected; what cannot be counted is nothing. */
export const countedOf = (till: Till) =>
  Object.fromEntries(till.tallies.map((each) => [each.method, Math.max(0, each.expectedCents)]));
export const close = (by: Visitor, till: Till, changes: object = {}) =>
  by.post(`/api/tills/${till.id}/close`, {
    key: randomUUID(),
    expected: expectedOf(till),
    counted: countedOf(till),
    note: '',
    ...changes,
  });

/** Puts the demonstration's own away. */
export async function closeWhatIsOpen(by: Visitor): Promise<void> {
  const { till } = (await by.get('/api/till')).body;
  if (till) await close(by, till);
}
