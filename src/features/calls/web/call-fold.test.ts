import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import type { FloorCall } from '../contract.ts';
import { CallFold } from './call-fold.tsx';

const at = (tableNumber: number) => {
  const call: FloorCall = {
    id: `call-${tableNumber}`,
    tableId: `table-${tableNumber}`,
    tableNumber,
    kind: 'waiter',
    request: '',
    pay: null,
    askedAt: '2026-07-10T23:00:00.000Z',
    takenAt: null,
    takenBy: null,
  };
  return { id: call.id, calls: [call] as const };
};

const after = (minutes: number) => Date.parse('2026-07-10T23:00:00.000Z') + minutes * 60_000;
const line = (open: boolean, minutes = 1) =>
  renderToStaticMarkup(
    createElement(CallFold, {
      groups: [at(4), at(7), at(9)],
      now: after(minutes),
      open,
      listId: 'list',
      onToggle: () => {},
    }),
  );

test('several calls are one line: how many, the first of them, and whether the list is open', () => {
  expect(line(false)).toContain(`${m['calls.title']()} 3`);
  expect(line(false)).toContain(m['calls.news']({ number: 4, what: m['calls.calledWaiter']() }));
  expect(line(false)).toContain('aria-expanded="false"');
  expect(line(true)).toContain('aria-expanded="true"');
});

test('the line is red once one of its calls has waited too long', () => {
  expect([line(false, 4), line(false, 5)].map((html) => html.includes('text-danger'))).toEqual([false, true]);
});
