import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differs, mergeDrafts } from './draft-merge.ts';

const base = { name: 'Pudim', priceCents: 900, tags: ['vegano'], category: { id: 'a' } };

test('what was typed stays, what was left alone becomes what the other person saved', () => {
  const typed = { ...base, name: 'Pudim de leite', tags: [] };
  const newer = { ...base, name: 'Pudim da casa', priceCents: 1_000, category: { id: 'b' } };
  expect(mergeDrafts(base, typed, newer)).toEqual({
    name: 'Pudim de leite',
    priceCents: 1_000,
    tags: [],
    category: { id: 'b' },
  });
});

test('whoever typed nothing has what is there now, and whoever is alone has what they typed', () => {
  const draft = fc.record({ name: fc.string(), priceCents: fc.nat(), tags: fc.array(fc.string()) });
  fc.assert(
    fc.property(draft, draft, (before, after) => {
      expect(mergeDrafts(before, before, after)).toEqual(after);
      expect(mergeDrafts(before, after, before)).toEqual(after);
      expect(differs(before, before)).toBe(false);
    }),
  );
});
