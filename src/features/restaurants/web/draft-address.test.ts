import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft } from '../contract.ts';
import { draftAddress, readDraft } from './draft-address.ts';

const draft: Draft = {
  name: 'Café',
  description: '',
  logoUrl: null,
  coverImageUrl: null,
  fontFamily: 'Lato',
  primaryColor: '#0b3b33',
  secondaryColor: '#70a288',
  backgroundColor: '#e1ddcc',
};
const packed = (address: string) => new URL(address, 'http://x').searchParams.get('preview') ?? '';

test('whatever is typed comes out as it went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (description) => {
      const typed = { ...draft, description };
      expect(readDraft(packed(draftAddress('casa', typed)))).toEqual(typed);
    }),
  );
});

test('the longest draft still fits into an address', () => {
  const url = `https://x.example/${'a'.repeat(1_970)}`;
  const longest = {
    ...draft,
    name: '鮨'.repeat(120),
    description: '鮨'.repeat(1_000),
    logoUrl: url,
    coverImageUrl: url,
  };
  expect(draftAddress('a'.repeat(160), longest).length).toBeLessThan(12_000);
});

test('what is nothing of ours is nothing', () => {
  for (const text of ['', '%', 'bm90IGpzb24', 'é']) expect(readDraft(text)).toBeNull();
});
