import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import type { FloorCall } from '../contract.ts';
import { CallFold } from './call-fold.tsx';
import type { TableCall } from './group-by-table.ts';

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
    awaited: true,
  };
  return { id: call.id, calls: [call] as const };
};

const after = (minutes: number) => Date.parse('2026-07-10T23:00:00.000Z') + minutes * 60_000;
const going = (tableNumber: number) => {
  const { id, calls } = at(tableNumber);
  return { id, calls: [{ ...calls[0], takenBy: { id: 'me', name: 'Luana' }, awaited: false }] as const };
};
const line = (open: boolean, minutes = 1, groups: [TableCall, TableCall, ...TableCall[]] = [at(4), at(7), at(9)]) =>
  renderToStaticMarkup(
    createElement(CallFold, {
      groups,
      waiting: groups.filter(({ calls: [oldest] }) => oldest.awaited).length,
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

test('the line says for how long the first waits, and louder once it was overlooked', () => {
  expect(line(false, 4)).toContain('há 4 min');
  expect([line(false, 14), line(false, 15)].map((html) => html.includes('bg-danger '))).toEqual([false, true]);
});

test('what somebody goes to is counted apart', () => {
  const html = line(false, 1, [at(4), going(7)]);
  expect(html).toContain(`${m['calls.title']()} 1`);
  expect(html).toContain('1 a caminho');
});
