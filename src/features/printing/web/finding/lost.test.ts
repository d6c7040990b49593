import { expect, test } from 'vitest';
import { lostBy } from './lost.ts';

const agent = {
  id: 'till',
  name: 'Caixa',
  paired: true,
  connected: true,
  lastSeenAt: null,
  found: [],
  searchedAt: null,
  searching: false,
};
const printer = {
  agentId: 'till',
  address: 'tcp://192.168.0.50',
  standing: 'away',
  waiting: 0,
  movedTo: null,
} as const;
const reach = (changes: Partial<Parameters<typeof lostBy>[0]>, agents = [agent]) =>
  lostBy({ ...printer, ...changes }, agents)?.reach ?? null;

test('a printer that its computer does not reach may be elsewhere in the network, or in another socket', () => {
  expect(reach({})).toBe('network');
  expect(reach({ address: '/dev/usb/lp0' })).toBe('cable');
  expect(reach({ standing: 'never', waiting: 1 })).toBe('network');
  expect(reach({ standing: 'never', movedTo: 'tcp://192.168.0.57' })).toBe('network');
});

test('nobody searches for one that answers, or that was just set up, or whose computer is not there', () => {
  expect(reach({ standing: 'paper_out' })).toBeNull();
  expect(reach({ standing: 'never' })).toBeNull();
  expect(reach({}, [{ ...agent, connected: false }])).toBeNull();
  expect(reach({ agentId: null, address: null })).toBeNull();
  expect(reach({ address: 'windows:EPSON' })).toBeNull();
});
