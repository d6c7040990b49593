import { expect, test } from 'vitest';
import type { FloorCall } from '../contract.ts';
import { wantedText } from './call-words.ts';

const bill = { kind: 'bill', request: '', pay: null } as const;
const pix = {
  kind: 'pay',
  request: '',
  pay: { partId: 'part', cents: 11_407, method: 'pix', changeForCents: null },
} as unknown as Pick<FloorCall, 'kind' | 'request' | 'pay'>;

test('a payment says what it is, alone and beside what else the table wants', () => {
  const alone = wantedText([pix]);
  expect(alone).toContain('114,07');
  expect(wantedText([bill, pix])).toBe(`Conta, ${alone}`);
});
