import type { Subject } from './contract-calls.ts';

/** Inputs of the calls about visitors' tables. */
export const demoSamples: Record<string, (subject: Subject) => Record<string, unknown>> = {
  'demo.sit': () => ({}),
  'demo.tickets': () => ({}),
  'demo.move': ({ orderId }) => ({ id: orderId, lines: [1], from: 'pendente', to: 'preparando' }),
};
