import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differs, draftOf, merged, newDraft, sentOf } from './product-draft.ts';

const base = { name: 'Pudim', priceCents: 900, tags: ['vegano'], category: { id: 'a' } };

test('what was typed stays, what was left alone becomes what the other person saved', () => {
  const typed = { ...base, name: 'Pudim de leite', tags: [] };
  const newer = { ...base, name: 'Pudim da casa', priceCents: 1_000, category: { id: 'b' } };
  expect(merged(base, typed, newer)).toEqual({
    ...{ name: 'Pudim de leite', priceCents: 1_000, tags: [], category: { id: 'b' } },
  });
});

test('whoever typed nothing has what is there now, and whoever is alone has what they typed', () => {
  const draft = fc.record({ name: fc.string(), priceCents: fc.nat(), tags: fc.array(fc.string()) });
  fc.assert(
    fc.property(draft, draft, (before, after) => {
      expect(merged(before, before, after)).toEqual(after);
      expect(merged(before, after, before)).toEqual(after);
      expect(differs(before, before)).toBe(false);
    }),
  );
});

test('a draft goes back as the form that the contract takes', () => {
  const { category, ...product } = sentOf({ ...newDraft('c'), name: 'Chá', preparationMinutes: '5' });
  expect(product).toMatchObject({ name: 'Chá', preparationMinutes: 5, available: true, imageUrl: null });
  expect(category).toEqual({ id: 'c' });
  expect(sentOf({ ...newDraft(''), preparationMinutes: '' }).preparationMinutes).toBeNaN();
  const read = { ...product, id: 'p', categoryId: 'c', revision: 3 };
  expect(sentOf(draftOf(read))).toEqual({ ...product, category: { id: 'c' } });
});
