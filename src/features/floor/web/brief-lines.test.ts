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
  status: 'pendente',
  ...part,
});
const order = (...lines: object[]) => ({ lines }) as unknown as Pick<Order, 'lines'>;

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
