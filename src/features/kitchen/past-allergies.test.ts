import { expect, test } from 'vitest';
import { allergiesByBill } from './past-allergies.ts';

const words = (billId: string, name: string, notes: string, changes: object = {}) => ({
  billId,
  number: 1,
  name,
  notes,
  choices: [],
  cancelled: false,
  ...changes,
});

test('of what was said with dishes that are gone, each allergy is told once for its bill, and no other wish', () => {
  const told = allergiesByBill([
    words('a', 'Moqueca', 'alergia a camarão', { cancelled: true }),
    words('a', 'Sopa', 'ALERGIA A CAMARÃO', { number: 2 }),
    words('a', 'Picanha', 'bem passada'),
    words('b', 'Pudim', 'alergia a ovo'),
  ]);
  expect(Object.fromEntries(told)).toEqual({
    a: [{ text: 'alergia a camarão', dish: 'Moqueca', number: 1, cancelled: true }],
    b: [{ text: 'alergia a ovo', dish: 'Pudim', number: 1, cancelled: false }],
  });
});
