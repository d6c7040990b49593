import { expect, test } from 'vitest';
import { formatMoney } from '#lib/money.ts';
import type { Option, OptionGroup } from '../contract.ts';
import { dish } from '../finding/sample-dish.ts';
import { isPrinted, paperOptionText } from './paper-group.tsx';

const option = (name: string, more: Partial<Option> = {}): Option => ({
  id: name,
  name,
  priceDeltaCents: 0,
  available: true,
  ...more,
});
const group = (min: number, ...options: Option[]): OptionGroup => ({ id: 'g', name: 'Bolas', min, max: 3, options });
const pistachio = option('Pistache', { priceDeltaCents: 450, allergens: ['leite', 'nozes'] });

test('what has to be chosen is printed whatever it costs, what may be left only where it costs something', () => {
  expect(isPrinted(group(3, option('Creme')))).toBe(true);
  expect(isPrinted(group(0, option('Creme')))).toBe(false);
  expect(isPrinted(group(0, option('Creme'), pistachio))).toBe(true);
  expect(isPrinted(group(3, option('Creme', { available: false })))).toBe(false);
});

test('a choice is printed with what it adds and, where allergens are printed, with its own', () => {
  const scoops = group(1, option('Creme'), pistachio);
  const on = (allergens: boolean) => ({ group: scoops, product: dish('Sorvete'), locale: 'pt-BR' as const, allergens });
  expect(paperOptionText(option('Creme'), on(true))).toBe('Creme');
  const text = paperOptionText(pistachio, on(false));
  expect(text).toContain('Pistache');
  expect(text).toContain(formatMoney(450, 'pt-BR'));
  expect(text).not.toContain('Contém');
  expect(paperOptionText(pistachio, on(true))).toContain('(Contém: ');
});
