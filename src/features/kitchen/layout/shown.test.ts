import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FlowWall, keysIn } from './flow.ts';
import { layOut, type Placed } from './lay-out.ts';

const wall = { gap: 10, continues: 10, continued: 20, strip: 30 };
const evening = fc
  .array(fc.array(fc.integer({ min: 30, max: 120 }), { minLength: 1, maxLength: 14 }), { maxLength: 40 })
  .map((tickets) =>
    tickets.map((lines, at): Placed => {
      const size = { height: lines.reduce((sum, line) => sum + line, 76), lines, foot: 30, band: 0 };
      return { key: `t${at}`, fixed: false, pinned: false, folded: 30 + lines.length * 10, size };
    }),
  );

/** How many tickets are seen to their end. */
function shownOn(tickets: readonly Placed[], { inView, height }: Pick<FlowWall, 'inView' | 'height'>): number {
  const { columns } = layOut([], tickets, { ...wall, inView, height }, true);
  const beyond = new Set(keysIn(columns.slice(inView)));
  return keysIn(columns.slice(0, inView)).filter((key) => !beyond.has(key)).length;
}

test('any evening at the smallest size: a wider wall shows as many tickets to their end, or more', () => {
  fc.assert(
    fc.property(
      evening,
      fc.integer({ min: 2, max: 9 }),
      fc.integer({ min: 420, max: 900 }),
      (tickets, inView, height) => {
        const narrow = shownOn(tickets, { inView, height });
        expect(shownOn(tickets, { inView: inView + 1, height })).toBeGreaterThanOrEqual(narrow);
      },
    ),
  );
});

test.each([
  // Three dishes of two lines each at 15 px: twelve on a tablet, twenty on a wide screen.
  ['a tablet', 12, { inView: 5, height: 640 }],
  ['a wide screen', 20, { inView: 10, height: 940 }],
])('%s shows %i tickets of three dishes', (_, count, screen) => {
  const lines = [46, 46, 46];
  const size = { height: 138 + 36 + 44, lines, foot: 44, band: 0 };
  const tickets = Array.from({ length: count }, (_, at): Placed => {
    return { key: `t${at}`, fixed: false, pinned: at % 3 === 0, folded: 60, size };
  });
  expect(shownOn(tickets, screen)).toBe(count);
});
