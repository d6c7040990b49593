import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePages } from '../values.ts';
import { plainText } from './plain-text.ts';

test.each([
  ['1 × Pudim', '1 x Pudim'],
  ['“Combinação” do chefe – ‘da casa’…', '"Combinação" do chefe - \'da casa\'...'],
  ['Coca‑Cola® 350 ml™', 'Coca-Cola(R) 350 ml(TM)'],
  ['Feijo\u00adada\u200b comple\u2060ta', 'Feijoada completa'],
  ['Moqueca 🌶️🌶️ quente', 'Moqueca quente'],
  ['👩🏽‍🍳 Da casa 🇧🇷', 'Da casa'],
  ['Batata ❤️, 1️⃣ porção', 'Batata , 1 porção'],
  ['Pho bò tái, Phở, Škoda, Łódź', 'Pho bò tái, Pho, Skoda, Lódz'],
  ['Bœuf bourguignon', 'Boeuf bourguignon'],
  ['ﬁlé, Ａ５, №1', 'filé, A5, No1'],
  ['شاورما دجاج', '[...]'],
  ['Sushi 寿司 (サーモン), 2', 'Sushi [...] ([...]), 2'],
  ['סלט, נשיקה 12,00', '[...], [...] 12,00'],
  ['борщ da avó', '[...] da avó'],
  ['🥜🚫', '[...]'],
  ['ao ponto?', 'ao ponto?'],
  ['Vatapá \ud83c!', 'Vatapá !'],
  ['\u200b', ''],
  ['', ''],
])('%j is printed as %j', (text, printed) => {
  for (const page of codePages) expect([page, plainText(text, page)]).toEqual([page, printed]);
});

test('letters that one table has and another lacks are printed where they are, and are the nearest elsewhere', () => {
  expect(plainText('Häagen, Smørrebrød, île, Ðæ, ¾', 'cp858')).toBe('Häagen, Smørrebrød, île, Ðæ, ¾');
  expect(plainText('Häagen, Smørrebrød, île, Ðæ, ¾', 'cp860')).toBe('Haagen, Smorrebrod, ile, Dae, 3/4');
});

test('whatever is written, no letter is one that the table lacks, and nobody reads a question that nobody asked', () => {
  const unit = fc.oneof(fc.constantFrom('×', '🌶️', ' ', '\u00ad', 'ã'), fc.string({ unit: 'grapheme', maxLength: 1 }));
  fc.assert(
    fc.property(fc.constantFrom(...codePages), fc.array(unit), (page, parts) => {
      const printed = plainText(parts.filter((part) => !part.normalize('NFKD').includes('?')).join(''), page);
      expect(printed).toMatch(/^[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff]*$/);
      expect(printed).not.toMatch(/\?| {2}|^ | $/);
    }),
    { numRuns: 2_000 },
  );
});
