import { randomUUID } from 'node:crypto';
import type { Subject } from './contract-calls.ts';

const ids = ({ callId }: Subject) => ({ ids: [callId ?? randomUUID()] });

/** Well-formed inputs of the calls with which guests call the staff. */
export const callSamples: Record<string, (subject: Subject) => Record<string, unknown>> = {
  'calls.ask': ({ slug, number }) => ({ slug, number, key: randomUUID(), kind: 'request', request: 'Gelo' }),
  'calls.ofTable': ({ slug, number }) => ({ slug, number }),
  'calls.withdraw': ({ slug, number, callId }) => ({ slug, number, id: callId ?? randomUUID() }),
  'calls.board': () => ({}),
  'calls.take': ids,
  'calls.giveBack': ids,
  'calls.answer': ids,
  'calls.reopen': ids,
  'calls.settings': () => ({}),
  'calls.saveSettings': () => ({ waiter: true, bill: true, requests: ['Gelo', 'Talheres'], revision: 999 }),
};
