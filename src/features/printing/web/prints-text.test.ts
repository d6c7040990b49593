import { expect, test } from 'vitest';
import { printsText } from './prints-text.ts';

const text = (printsTickets: boolean, printsChanges: boolean, printsBills: boolean) =>
  printsText({ printsTickets, printsChanges, printsBills });

test('all that a printer prints is said, and nothing of one that prints only when asked', () => {
  expect(text(true, true, true)).toBe('Pedidos, mudanças e contas');
  expect(text(true, true, false)).toBe('Pedidos e mudanças');
  expect(text(false, true, true)).toBe('Mudanças e contas');
  expect(text(false, false, true)).toBe('Contas');
  expect(text(false, false, false)).toBe('');
});
