import { expect, test } from 'vitest';
import { earlierText } from './earlier-text.ts';

const now = Date.parse('2026-11-20T22:00:00Z');
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const line = (name: string, minutes: number | null, more: object = {}) =>
  ({
    name,
    status: 'pendente',
    heldAt: null,
    promisedTo: minutes === null ? null : inMinutes(minutes),
    ...more,
  }) as never;
const said = (lines: never[], { at = now, expected = null as never } = {}) =>
  earlierText(
    { promisedTo: inMinutes(35), expected, lines },
    { now: at, timezone: 'America/Sao_Paulo', nameOf: ({ name }) => name },
  );

test('what is promised clearly before the rest is named with its own time', () => {
  expect(said([line('Café', 10), line('Moqueca', 35)])).toBe('Café por volta das 19:10 · o resto até 19:35');
  expect(said([line('Café', 8), line('Suco', 10), line('Moqueca', 35)])).toBe(
    'Café e Suco por volta das 19:10 · o resto até 19:35',
  );
  const many = ['Café', 'Suco', 'Chope', 'Água'].map((name) => line(name, 10));
  expect(said([...many, line('Café', 9), line('Moqueca', null)])).toBe(
    'Café, Suco e mais 2 por volta das 19:10 · o resto até 19:35',
  );
});

test('what comes within eight minutes of the last comes with it', () => {
  expect(said([line('Café', 27), line('Moqueca', 35)])).toBeNull();
  expect(said([line('Café', 26), line('Salada', 28), line('Moqueca', 35)])).toBe(
    'Café por volta das 19:26 · o resto até 19:35',
  );
});

test('only what comes first is named with its time; what comes clearly after it is of the rest', () => {
  const salad = line('Salada', 4);
  const late = line('Moqueca', 75);
  expect(said([salad, line('Chope', 40), line('Caldo', 55), late])).toBe(
    'Salada por volta das 19:04 · o resto até 20:15',
  );
  expect(said([salad, line('Água', 12), line('Chope', 13), late])).toBe(
    'Salada e Água por volta das 19:12 · o resto até 20:15',
  );
  // Once the first is ready, the next is.
  expect(said([line('Salada', 4, { status: 'pronto' }), line('Chope', 40), late])).toBe(
    'Chope por volta das 19:40 · o resto até 20:15',
  );
});

test('nothing is said of what is ready, held or late, nor once the kitchen says another time', () => {
  const dish = line('Moqueca', 35);
  for (const more of [{ status: 'pronto' }, { status: 'cancelado' }, { heldAt: inMinutes(-1) }])
    expect(said([line('Café', 10, more), dish])).toBeNull();
  expect(said([line('Café', 10), dish], { at: now + 11 * 60_000 })).toBeNull();
  expect(said([line('Café', 10), dish], { expected: { from: inMinutes(40), to: inMinutes(45) } as never })).toBeNull();
});

test('where its station alone slips, what comes first is told with its new time, unless that is as late as the rest', () => {
  const dish = line('Moqueca', 35);
  const coffee = (minutes: number) => line('Café', 10, { expectedTo: inMinutes(minutes) });
  expect(said([coffee(20), dish])).toBe('Café por volta das 19:20 · o resto até 19:35');
  expect(said([coffee(20), dish], { at: now + 11 * 60_000 })).toBe('Café por volta das 19:20 · o resto até 19:35');
  expect(said([coffee(30), dish])).toBeNull();
});
