import { randomUUID } from 'node:crypto';
import type { Subject } from './contract-calls.ts';

/** Inputs of the calls about the kitchen's devices. */
export const deviceSamples: Record<string, (subject: Subject) => Record<string, unknown>> = {
  'devices.standing': () => ({}),
  'devices.showCode': () => ({}),
  'devices.list': () => ({}),
  'devices.pair': () => ({ key: randomUUID(), code: '000000', name: 'Tablet', stationIds: [], showsPass: false }),
  'devices.edit': ({ deviceId }) => ({
    id: deviceId ?? randomUUID(),
    name: 'Tablet',
    stationIds: [],
    showsPass: false,
  }),
  'devices.revoke': () => ({ id: randomUUID() }),
};
