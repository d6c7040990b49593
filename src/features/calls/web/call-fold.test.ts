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

test('several calls are one line: how many, the first of them, and whether the list is open', () => {
  const line = (open: boolean) =>
    renderToStaticMarkup(
      createElement(CallFold, { groups: [at(4), at(7), at(9)], open, listId: 'list', onToggle: () => {} }),
    );
  expect(line(false)).toContain(`${m['calls.title']()} 3`);
  expect(line(false)).toContain(m['calls.news']({ number: 4, what: m['calls.calledWaiter']() }));
  expect(line(false)).toContain('aria-expanded="false"');
  expect(line(true)).toContain('aria-expanded="true"');
});
