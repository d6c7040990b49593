import { randomUUID } from 'node:crypto';

/** A settlement as the dialog sends it, with what a test changes of it. */
export const settlement = (changes: object = {}) => ({
  key: randomUUID(),
  chargeServiceFee: true,
  charges: [] as { description: string; cents: number }[],
  discount: null as { type: string; value: number } | null,
  payments: [] as { method: string; cents: number }[],
  ...changes,
});
