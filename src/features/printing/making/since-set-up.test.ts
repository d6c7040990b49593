import { expect, test } from 'vitest';
import { minute, start, stations } from '../../kitchen/sample-kitchen.ts';
import type { OrderNow } from './order-now.ts';
import { papersOfOrder } from './papers-of-order.ts';
import { line, order, printer } from './sample-order.ts';

const at = (minutes: number) => new Date(start + minutes * minute).toISOString();
// Set up half an hour after the order.
const late = printer('new', ['hot'], { printsSince: at(30) });
const rule = printer('old', ['hot']);
const pudding = (changes: object = {}) => line(2, 'Pudim', 'hot', { firedAt: at(40), ...changes });
const fish = line(1, 'Pescada', 'hot', { notes: 'alergia a leite' });
const told = ({ status, table }: OrderNow, ...lines: OrderNow['lines']) => ({ status, table, lines });
const names = (lines: readonly { name: string }[] = []) => lines.map(({ name }) => name);
const brief = (now: OrderNow, before: OrderNow['lines'] | null, by = late) =>
  papersOfOrder(now, before && told(now, ...before), [by], stations, new Date(start + 41 * minute)).map(
    ({ paper, lines }) =>
      paper.kind === 'ticket'
        ? { ticket: names(paper.lines), lines }
        : { fired: names(paper.fired), gone: names(paper.gone), kept: names(paper.kept), lines },
  );

test('what is fired of an order that is older than the printer is printed there, and nothing of what came before', () => {
  const fired = { fired: ['Pudim'], gone: [], kept: [], lines: [2] };
  const dinner = order(fish, pudding());
  // Told elsewhere before, or by nobody.
  expect(brief(dinner, [fish])).toEqual([fired]);
  expect(brief(dinner, null)).toEqual([fired]);
  expect(brief(order(fish), null)).toEqual([]);
  expect(brief(order(fish, pudding({ firedAt: at(20) })), null)).toEqual([]);
  expect(brief(dinner, [fish, pudding()])).toEqual([]);
});

test('it says who at the table must not eat something, though that was said with an older dish', () => {
  const dinner = { ...order(fish, pudding()), beside: [{ choices: [], notes: 'alergia a leite' }] };
  const [made] = papersOfOrder(dinner, null, [late], stations, new Date(start));
  expect(made?.paper).toMatchObject({ beside: ['alergia a leite'] });
});

test('what becomes of it is printed there as well', () => {
  const [gone] = brief(order(fish), [fish, pudding()]);
  expect(gone).toMatchObject({ gone: ['Pudim'], kept: [] });
  const added = line(3, 'Café', 'hot', { addedAt: at(41) });
  const [paper] = papersOfOrder(order(fish, added), told(order(), fish), [late], stations, new Date(start));
  expect(paper?.paper).toMatchObject({ kind: 'change', added: [{ name: 'Café' }], kept: [] });
});

test('an allergy stays on the paper that takes its dish back, while the table has others', () => {
  const rice = line(2, 'Arroz', 'hot');
  const left = { ...order(rice), beside: [{ choices: [], notes: 'alergia a leite' }] };
  const [made] = papersOfOrder(left, told(left, fish, rice), [rule], stations, new Date(start));
  expect(made?.paper).toMatchObject({ gone: [{ name: 'Pescada' }], beside: ['alergia a leite'] });
});
