import { expect, test } from 'vitest';
import type { Device, State } from './device.ts';
import { loggedDevice } from './logged-device.ts';
import { messages } from './messages.ts';

const address = 'tcp://192.168.0.50:9100';

async function linesOf(states: boolean[]) {
  const lines: string[] = [];
  const left = states.map((reachable): State => ({ reachable, trouble: null }));
  const device: Device = { look: async () => left.shift()!, print: async () => 'printed' };
  const logged = loggedDevice(device, 'Bar', address, (line) => lines.push(line));
  for (const reachable of states) expect(await logged.look()).toEqual({ reachable, trouble: null });
  return lines;
}

test('the first state is logged, and then only what changes', async () => {
  const away = messages.printerUnreachable('Bar', address);
  const ready = messages.printerReady('Bar');
  expect(await linesOf([false, false, true, true, false])).toEqual([away, ready, away]);
  expect(await linesOf([true, true])).toEqual([ready]);
});
