import { expect, test } from 'vitest';
import type { FloorCall } from '../contract.ts';
import { callTone } from './call-tone.ts';

const now = Date.parse('2026-11-22T21:10:00Z');
const recently = '2026-11-22T21:08:00Z';
const long = '2026-11-22T21:00:00Z';
const call = (kind: FloorCall['kind'], askedAt = recently, awaited = true) => ({ kind, askedAt, awaited });

test('calls have the colour of the most pressing that wants somebody still', () => {
  const tones = [
    [],
    [call('request')],
    // Whoever asks for the bill among other things asks for the bill, and so does whoever says how they pay.
    [call('request'), call('bill')],
    [call('pay')],
    [call('bill'), call('waiter', long)],
    [call('bill', long, false), call('request')],
    [call('bill', long, false)],
  ].map((calls) => callTone(calls, now));
  expect(tones).toEqual([null, 'call', 'bill', 'bill', 'overdue', 'call', 'taken']);
});
