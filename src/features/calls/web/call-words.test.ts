import { expect, test } from 'vitest';
import type { FloorCall } from '../contract.ts';
import { agedText, newsText, wantedText } from './call-words.ts';

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

const now = Date.parse('2026-07-10T23:18:00.000Z');
const wish = (request: string, minutesAgo: number, more: Partial<FloorCall> = {}): FloorCall => ({
  id: request,
  tableId: 'table-7',
  tableNumber: 7,
  kind: 'request',
  request,
  pay: null,
  askedAt: new Date(now - minutesAgo * 60_000).toISOString(),
  takenAt: null,
  takenBy: null,
  awaited: true,
  ...more,
});

test('a wish that came later says its own age', () => {
  expect(agedText([wish('Gelo', 18), wish('Talheres', 0)], now)).toBe('Gelo, Talheres (agora)');
  for (const minutes of [18, 17.5])
    expect(agedText([wish('Gelo', 18), wish('Talheres', minutes)], now)).toBe('Gelo, Talheres');
  expect(agedText([wish('Gelo', 18)], now)).toBe('Gelo');
});

test('what a table wants besides is told as more, whoever goes there already', () => {
  const cutlery = wish('Talheres', 0);
  expect(newsText([cutlery], [])).toBe('Mesa #7: Talheres');
  expect(newsText([cutlery], [wish('Gelo', 18)])).toBe('Mesa #7: + Talheres');
  expect(newsText([cutlery], [wish('Gelo', 0.5)])).toBe('Mesa #7: Talheres');
  const going = { takenBy: { id: 'me', name: 'Luana' } };
  expect(newsText([cutlery], [wish('Gelo', 18, going)])).toBe('Mesa #7: + Talheres');
  expect(newsText([cutlery], [wish('Gelo', 18, { tableId: 'table-8' })])).toBe('Mesa #7: Talheres');
});
