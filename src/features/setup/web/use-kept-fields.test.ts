import { expect, test } from 'vitest';
import { fieldsOf } from './use-kept-fields.ts';

const start = { name: '', role: 'waiter' };

test('what was typed comes back, and nothing that the form does not know', () => {
  const kept = JSON.stringify({ name: 'Bia', password: 'segredo', role: 3 });
  expect(fieldsOf(kept, start)).toEqual({ name: 'Bia', role: 'waiter' });
});

test.each([null, '', 'null', '[', '7'])('%j is no draft', (text) => {
  expect(fieldsOf(text, start)).toEqual(start);
});
