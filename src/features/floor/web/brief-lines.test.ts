import { expect, test } from 'vitest';
import type { Order } from '../../orders/contract.ts';
import { briefLines } from './brief-lines.ts';

const line = (name: string, part: object = {}) => ({
  name,
  quantity: 1,
  freeQuantity: 0,
  unitCents: 1_000,
  choices: [],
  notes: '',
  heldAt: null,
  status: 'pendente',
  ...part,
});
const order = (...lines: object[]) => named('first', ...lines);
const named = (id: string, ...lines: object[]) =>
  ({ id, lines: lines.map((each, line) => ({ line, ...each })) }) as unknown as Pick<Order, 'id' | 'lines'>;

test('the same dish of several orders is one line; one with words of its own stands apart, and an allergy is none of its notes', () => {
  const lines = briefLines([
    order(line('Moqueca'), line('Moqueca', { notes: 'Sem coentro' })),
    order(line('Moqueca', { quantity: 2 }), line('Moqueca', { notes: 'Sou alérgica a camarão' })),
  ]);
  expect(lines).toMatchObject([
    { name: 'Moqueca', quantity: 3, note: '', warnings: [] },
    { name: 'Moqueca', quantity: 1, note: 'Sem coentro', warnings: [] },
    { name: 'Moqueca', quantity: 1, note: '', warnings: ['Sou alérgica a camarão'] },
  ]);
});

test('what is ready stands first, what was carried last', () => {
  const statuses = ['entregue', 'pendente', 'pronto'];
  const lines = briefLines([order(...statuses.map((status) => line(status, { status })))]);
  expect(lines.map(({ status }) => status)).toEqual(['pronto', 'pendente', 'entregue']);
});

test('a line names all that is held or fired with it, and nothing that is begun', () => {
  const held = { heldAt: '2026-11-28T20:00:00Z' };
  const lines = briefLines([
    named('first', line('Filé', held), line('Suco'), line('Filé', held)),
    named('second', line('Filé', held), line('Suco', { status: 'preparando' })),
  ]);
  expect(lines.map(({ name, held, courses }) => ({ name, held, courses }))).toEqual([
    { name: 'Suco', held: false, courses: [] },
    {
      name: 'Filé',
      held: true,
      courses: [
        { id: 'first', lines: [0, 2] },
        { id: 'second', lines: [0] },
      ],
    },
    { name: 'Suco', held: false, courses: [{ id: 'first', lines: [1] }] },
  ]);
});
