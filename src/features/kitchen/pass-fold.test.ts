import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PassLine, passOf } from './expediter.ts';
import { foldOf } from './pass-fold.ts';
import { line, minute, order, start, stations } from './sample-kitchen.ts';

const promised = (minutes: number) => ({ promisedTo: new Date(start + minutes * minute).toISOString() });
const rowOf = (...lines: ReturnType<typeof line>[]) => passOf([order('a', lines)], stations)[0]!;
const names = (lines: readonly PassLine[]) => lines.map(({ name }) => name);

test('what is due in more than ten minutes is one line, with how many and by when all of them', () => {
  const row = rowOf(
    line(1, 'Picanha', promised(57)),
    line(2, 'Caldo', promised(40)),
    line(3, 'Arroz', { status: 'pronto', readyAt: new Date(start).toISOString(), ...promised(57) }),
    line(4, 'Farofa', promised(10)),
    line(5, 'Pão', promised(-3)),
  );
  const { shown, folded } = foldOf(row.cells[0]!, row.warnings, start);
  expect(names(shown)).toEqual(['Arroz', 'Farofa', 'Pão']);
  expect(folded).toEqual({ count: 2, dueAt: start + 57 * minute });
  // As time goes by, it comes by itself.
  expect(foldOf(row.cells[0]!, row.warnings, start + 50 * minute).folded).toBeNull();
});

test('nothing that may harm somebody is folded, whoever said it', () => {
  const row = rowOf(
    line(1, 'Moqueca', { notes: 'alergia a camarão', ...promised(57) }),
    line(2, 'Casquinha', { allergens: ['crustaceos'], ...promised(57) }),
    line(3, 'Arroz', { allergens: ['leite'], ...promised(57) }),
  );
  const { shown, folded } = foldOf(row.cells[0]!, row.warnings, start);
  expect(names(shown)).toEqual(['Moqueca', 'Casquinha']);
  expect(folded?.count).toBe(1);
  const vague = rowOf(
    line(1, 'Moqueca', { notes: 'alergia a coentro', ...promised(57) }),
    line(2, 'Arroz', { allergens: ['leite'], ...promised(57) }),
  );
  expect(foldOf(vague.cells[0]!, vague.warnings, start).folded).toBeNull();
});

test('any evening: each line is shown or counted once, and none that is ready, late or due soon is folded', () => {
  const lines = fc.array(
    fc.record({
      due: fc.integer({ min: -30, max: 90 }),
      status: fc.constantFrom('pendente', 'preparando', 'pronto'),
      notes: fc.constantFrom('', '', 'alergia a leite', 'sem sal'),
      allergens: fc.constantFrom([], ['leite' as const], ['peixe' as const]),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(lines, (all) => {
      const row = rowOf(
        ...all.map(({ due, status, notes, allergens }, at) => {
          const readyAt = status === 'pronto' ? new Date(start).toISOString() : null;
          return line(at, `D${at}`, {
            status: status as 'pronto',
            readyAt,
            notes,
            allergens: [...allergens],
            ...promised(due),
          });
        }),
      );
      const cell = row.cells[0]!;
      const { shown, folded } = foldOf(cell, row.warnings, start);
      expect(shown.length + (folded?.count ?? 0)).toBe(cell.length);
      const hidden = cell.filter((each) => !shown.includes(each));
      for (const { status, dueAt, notes } of hidden) {
        expect(status).not.toBe('pronto');
        expect(dueAt).toBeGreaterThan(start + 10 * minute);
        expect(notes).not.toContain('alergia');
      }
    }),
  );
});
