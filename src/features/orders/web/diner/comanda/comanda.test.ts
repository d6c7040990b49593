import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Menu } from '../../../../menu/contract.ts';
import { indexMenu, type Refusal, totals } from '../../../order.ts';
import { maxLines } from '../../../values.ts';
import { countingOf } from '../choosing/counting.ts';
import {
  addLine,
  type Comanda,
  countItems,
  editLine,
  emptyComanda,
  isLocked,
  type Line,
  marks,
  reopen,
  send,
  staleAfterMs,
  stop,
} from './comanda.ts';
import { arrive, refuse, retryDelay } from './outcome.ts';
import { removeLine } from './remove-line.ts';
import { comandaTotals } from './use-comanda.ts';

const moqueca: Line = {
  id: 'a',
  productId: 'moqueca',
  name: 'Moqueca',
  quantity: 1,
  optionIds: ['coco', 'farofa'],
  choices: ['Arroz de coco', 'Farofa'],
  notes: 'Sem coentro',
  seenUnitCents: 6290,
};
const suco: Line = { ...moqueca, id: 'b', productId: 'suco', name: 'Suco', optionIds: [], choices: [], notes: '' };
const chosen = [moqueca, suco].reduce(addLine, emptyComanda);
const sent = send(chosen, 'key-1', 1000);

const product = { description: '', imageUrl: null, preparationMinutes: 10, tags: [], allergens: [] };
const option = (id: string, available = true) => ({ id, name: id, priceDeltaCents: 400, available });
const menu = (priceCents: number, coco = true, available = true): Menu => ({
  version: 1,
  counted: [],
  categories: [
    {
      id: 'c',
      name: 'Pratos',
      products: [
        { ...product, id: 'moqueca', name: 'Moqueca', priceCents, available, optionGroupIds: ['g'] },
        { ...product, id: 'suco', name: 'Suco', priceCents: 6290, available: true, optionGroupIds: [] },
      ],
    },
  ],
  optionGroups: [{ id: 'g', name: 'Lados', min: 1, max: 2, options: [option('coco', coco), option('farofa')] }],
});

describe('choosing', () => {
  test('the same product with the same choices and notes is one line', () => {
    const twice = addLine(chosen, { ...moqueca, id: 'c', quantity: 2, optionIds: ['farofa', 'coco'] });
    expect(twice.lines.map((line) => [line.id, line.quantity])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
    expect(addLine(chosen, { ...moqueca, id: 'c', notes: '' }).lines).toHaveLength(3);
  });

  test('a quantity stays between 1 and 99', () => {
    expect(editLine(chosen, 'a', { quantity: 0 }).lines[0]?.quantity).toBe(1);
    expect(editLine(chosen, 'a', { quantity: 200 }).lines[0]?.quantity).toBe(99);
    const many = editLine(chosen, 'a', { quantity: 99 });
    expect(addLine(many, { ...moqueca, id: 'c' }).lines).toHaveLength(3);
  });

  test('a comanda holds no more lines than an order may have', () => {
    const lines = Array.from({ length: maxLines + 5 }, (_, i) => ({ ...suco, id: `${i}`, notes: `${i}` }));
    expect(lines.reduce(addLine, emptyComanda).lines).toHaveLength(maxLines);
  });

  test('what is counted and summed is what is listed', () => {
    const comanda = editLine(chosen, 'b', { quantity: 3 });
    expect(countItems(comanda.lines)).toBe(4);
    expect(countItems(comanda.lines, 'suco')).toBe(3);
    const sums = totals(
      comanda.lines.map((line) => ({ quantity: line.quantity, unitCents: line.seenUnitCents })),
      1000,
    );
    expect(sums).toEqual({ itemsCents: 25160, serviceFeeCents: 2516, totalCents: 27676 });
    expect(removeLine(comanda, 'a').lines.map((line) => line.id)).toEqual(['b']);
  });
});

describe('sending', () => {
  test('keeps key and exact lines before anything leaves the device, and locks them', () => {
    expect(sent.attempt).toEqual({
      key: 'key-1',
      lines: [
        { productId: 'moqueca', quantity: 1, optionIds: ['coco', 'farofa'], notes: 'Sem coentro', seenUnitCents: 6290 },
        { productId: 'suco', quantity: 1, optionIds: [], notes: '', seenUnitCents: 6290 },
      ],
      startedAt: 1000,
      live: true,
    });
    expect(addLine(sent, { ...suco, id: 'c' })).toBe(sent);
    expect(removeLine(sent, 'a')).toBe(sent);
    expect(editLine(sent, 'a', { quantity: 5 })).toBe(sent);
  });

  test('a second tap starts nothing', () => {
    expect(send(sent, 'key-2', 1001)).toBe(sent);
    expect(send(emptyComanda, 'key-2', 1001)).toBe(emptyComanda);
  });

  test('an order that arrived leaves an empty comanda; a late answer to another attempt changes nothing', () => {
    expect(arrive(sent, 'key-1')).toEqual(emptyComanda);
    expect(arrive(sent, 'key-0')).toBe(sent);
    expect(arrive(emptyComanda, 'key-1')).toBe(emptyComanda);
  });

  test('an order that arrives after it was given up and changed leaves what was changed', () => {
    const changed = editLine(stop(sent, 'key-1'), 'a', { quantity: 2 });
    expect(arrive(changed, 'key-1')).toEqual({ lines: changed.lines, attempt: null, notice: null });
    expect(arrive(stop(sent, 'key-1'), 'key-1')).toEqual(emptyComanda);
  });

  test('given up, unchanged lines go out with the same key and changed lines with a new one', () => {
    const stopped = stop(sent, 'key-1');
    expect(isLocked(stopped)).toBe(false);
    expect(stopped.notice).toBe('stopped');
    expect(send(stopped, 'key-2', 2000)).toMatchObject({ attempt: { key: 'key-1', live: true }, notice: null });
    expect(send(editLine(stopped, 'a', { quantity: 2 }), 'key-2', 2000).attempt?.key).toBe('key-2');
    const thereAndBack = editLine(editLine(stopped, 'a', { quantity: 2 }), 'a', { quantity: 1 });
    expect(send(thereAndBack, 'key-2', 2000).attempt?.key).toBe('key-1');
  });

  test('goes on after a reload, but not ten minutes later', () => {
    const kept = JSON.parse(JSON.stringify(sent)) as Comanda;
    expect(reopen(kept, 1000 + staleAfterMs)).toBe(kept);
    const stale = reopen(kept, 1001 + staleAfterMs);
    expect(stale).toMatchObject({ notice: 'stale', attempt: { key: 'key-1', live: false } });
    expect(send(stale, 'key-2', 9e6).attempt?.key).toBe('key-1');
  });

  test('waits one second, doubling to thirty', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 40].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000]);
  });
});

describe('a refusal', () => {
  const refusal: Refusal = { code: 'price_changed', line: 0, product: 'Moqueca', seenCents: 6290, unitCents: 6590 };
  const refused = refuse(sent, 'key-1', [refusal], 2000);
  const before = indexMenu(menu(5490));

  test('keeps everything chosen, unlocks it and marks the line it names', () => {
    expect(refused.lines.map(({ refused: _, ...line }) => line)).toEqual(chosen.lines);
    expect(isLocked(refused)).toBe(false);
    expect([...marks(refused.lines, before, 0)]).toEqual([['a', refusal]]);
    expect(refuse(sent, 'key-0', [refusal], 2000)).toBe(sent);
  });

  test('is settled by accepting the price, choosing again or removing, not by a quantity', () => {
    expect(marks(editLine(refused, 'a', { quantity: 2 }).lines, before, 0).size).toBe(1);
    const accepted = editLine(refused, 'a', { seenUnitCents: 6590 });
    expect(marks(accepted.lines, indexMenu(menu(5790)), 0).size).toBe(0);
    expect(send(accepted, 'key-2', 3000).attempt).toMatchObject({ key: 'key-2', lines: [{ seenUnitCents: 6590 }, {}] });
    expect(marks(removeLine(refused, 'a').lines, before, 0).size).toBe(0);
  });
});

describe('the menu on the screen', () => {
  const codes = (at: Menu, comanda = chosen, readAt = 0) =>
    [...marks(comanda.lines, indexMenu(at), readAt)].map(([id, { code }]) => `${id}:${code}`);

  test('marks what it no longer serves before anything is sent', () => {
    expect(codes(menu(5490))).toEqual([]);
    expect(codes(menu(5990))).toEqual(['a:price_changed']);
    expect(codes(menu(5490, false))).toEqual(['a:option_unavailable']);
    expect(codes(menu(5490, true, false))).toEqual(['a:product_unavailable']);
  });

  test('offers exactly what is left of what is counted, and taking it settles the line', () => {
    const counted = { ...menu(5490), counted: ['moqueca'] };
    const { short } = countingOf(counted, { shownFrom: 5, left: [{ id: 'moqueca', left: 1 }] });
    const few = (lines: Line[]) => marks(lines, indexMenu(counted), 0, short(lines));
    const two = editLine(chosen, 'a', { quantity: 2 });
    expect([...few(two.lines)]).toEqual([
      ['a', { code: 'not_enough_left', line: 0, product: 'Moqueca', option: null, left: 1 }],
    ]);
    expect(few(editLine(two, 'a', { quantity: 1 }).lines).size).toBe(0);
    // Said by the server before this screen has heard of it: taking what it offers settles that too.
    const refusal: Refusal = { code: 'not_enough_left', line: 0, product: 'Moqueca', option: null, left: 1 };
    const told = refuse(send(two, 'key-9', 1000), 'key-9', [refusal], 2000);
    expect([...marks(told.lines, indexMenu(menu(5490)), 0)]).toEqual([['a', refusal]]);
    expect(marks(editLine(told, 'a', { quantity: 1, seenUnitCents: 6290 }).lines, indexMenu(menu(5490)), 0).size).toBe(
      0,
    );
  });

  test('read after a refusal, it has the last word', () => {
    const refusal: Refusal = { code: 'product_unavailable', line: 1, product: 'Suco' };
    const refused = refuse(sent, 'key-1', [refusal], 2000);
    expect(codes(menu(5490), refused, 1999)).toEqual(['b:product_unavailable']);
    expect(codes(menu(5490), refused, 2001)).toEqual([]);
  });
});

test('whatever happens in whatever order, a key never travels with two different orders', () => {
  type Step = (comanda: Comanda, i: number) => Comanda;
  const steps: Step[] = [
    (c, i) => addLine(c, { ...suco, id: `n${i}`, notes: `${i % 3}` }),
    (c) => (c.lines[0] ? removeLine(c, c.lines[0].id) : c),
    (c, i) => (c.lines[0] ? editLine(c, c.lines[0].id, { quantity: (i % 4) + 1 }) : c),
    (c, i) => send(c, `key-${i}`, i),
    (c) => (c.attempt ? stop(c, c.attempt.key) : c),
    (c, i) => (c.attempt ? refuse(c, c.attempt.key, [], i) : c),
    (c, i) => (c.attempt && i % 2 ? arrive(c, c.attempt.key) : c),
    (c, i) => reopen(c, i * staleAfterMs),
  ];
  fc.assert(
    fc.property(fc.array(fc.nat(steps.length - 1), { maxLength: 60 }), (program) => {
      const bodies = new Map<string, string>();
      let comanda = emptyComanda;
      for (const [i, step] of program.entries()) {
        comanda = steps[step]!(comanda, i);
        if (!comanda.attempt?.live) continue;
        const body = JSON.stringify(comanda.attempt.lines);
        if ((bodies.get(comanda.attempt.key) ?? body) !== body) return false;
        bodies.set(comanda.attempt.key, body);
      }
      return true;
    }),
  );
});

test('what is no longer on offer counts for nothing in what the comanda comes to', () => {
  const lines = [moqueca, { ...moqueca, id: 'gone' }];
  const gone: Refusal = { code: 'product_unavailable', line: 1, product: 'Moqueca' };
  const view = { lines, refusals: new Map([['gone', gone]]), locked: false, count: 2 };
  const { itemsCents, count } = comandaTotals(view, 0);
  expect(itemsCents).toBe(moqueca.quantity * moqueca.seenUnitCents);
  expect(count).toBe(moqueca.quantity);
});
