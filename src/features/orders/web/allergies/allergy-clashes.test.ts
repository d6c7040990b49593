import { expect, test } from 'vitest';
import type { Product } from '#features/menu/contract.ts';
import { dish } from '#features/menu/finding/sample-dish.ts';
import type { Contents } from '../../lines/contents.ts';
import { type DraftLine, newLine } from '../draft.ts';
import { allergyClashes } from './allergy-clashes.ts';
import { earlierWarnings } from './earlier-warnings.ts';

const fish: Product = { ...dish('Pescada com crosta de castanha'), allergens: ['peixe', 'nozes'] };
const rice: Product = { ...dish('Arroz'), allergens: [], optionGroupIds: ['side'] };
const contents: Contents = new Map([
  [fish.id, fish.allergens],
  [rice.id, rice.allergens],
  ['pesto', ['nozes']],
]);
const line = (product: Product, notes = '', part: Partial<DraftLine> = {}): DraftLine => ({
  ...newLine(product, { optionIds: [], choices: [], seenUnitCents: product.priceCents }, product.name),
  notes,
  ...part,
});

test('a dish that contains what its own note warns of is named, with what it contains', () => {
  expect(allergyClashes([line(fish, 'cliente alérgico a castanha')], contents)).toEqual([
    { warning: 'cliente alérgico a castanha', dishes: [{ name: fish.name, contains: ['nozes'] }] },
  ]);
});

test('a warning on one line holds for the others, and for what is chosen with a dish', () => {
  const lines = [line(rice, 'Alergia a nozes'), line(rice, '', { optionIds: ['pesto'] }), line(fish)];
  expect(allergyClashes(lines, contents)).toEqual([
    {
      warning: 'Alergia a nozes',
      dishes: [
        { name: rice.name, contains: ['nozes'] },
        { name: fish.name, contains: ['nozes'] },
      ],
    },
  ]);
});

test('an ordinary wish, another allergy and one that is denied are no clash', () => {
  for (const note of ['sem castanha', 'alergia a leite', 'sem alergias', ''])
    expect(allergyClashes([line(fish, note)], contents), note).toEqual([]);
});

test('what was sent before is not asked about again, and what is added to it is', () => {
  const sent = line(fish, 'alérgico a nozes', { kept: 1 });
  const wasSent = ({ kept, notes }: DraftLine) => kept === 1 && notes === sent.notes;
  const isSent = { isSent: wasSent };
  expect(allergyClashes([sent], contents, isSent)).toEqual([]);
  expect(allergyClashes([{ ...sent, notes: 'alergia grave a nozes' }], contents, isSent)).toHaveLength(1);
  expect(allergyClashes([sent, line(fish, '', { key: 'new' })], contents, isSent)).toHaveLength(1);
});

test('what another order of the table warns of holds for what is ordered now', () => {
  const before = [
    { id: 'first', lines: [{ notes: 'alergia a nozes', choices: [] }] },
    { id: 'second', lines: [{ notes: 'sem sal', choices: [] }] },
  ];
  const earlier = earlierWarnings(before);
  expect(allergyClashes([line(fish), line(rice)], contents, { earlier })).toEqual([
    { warning: 'alergia a nozes', dishes: [{ name: fish.name, contains: ['nozes'] }] },
  ]);
  // Said again, it is asked once; and of the order that is edited only what is new in it is asked about.
  expect(allergyClashes([line(fish, 'alergia a nozes')], contents, { earlier })).toHaveLength(1);
  expect(allergyClashes([line(fish)], contents, { earlier, isSent: () => true })).toEqual([]);
  expect(earlierWarnings(before, 'first')).toEqual([]);
});
