import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleaned } from './cleaned.ts';

const marks =
  '\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u00ad\ufeff\u00a0';

test.each([...marks, '\ud83c', '\udf36', ' \u200e \ufeff'].map((mark) => [JSON.stringify(mark), mark] as const))(
  '%s falls away at both ends',
  (_, mark) => {
    expect(cleaned(`${mark}Pão de queijo${mark}`)).toBe('Pão de queijo');
    expect(cleaned(mark)).toBe('');
  },
);

test('what means nothing falls away within a text too, and half an emoji', () => {
  expect(cleaned('Feijo\u00adada\u200b com\ufeff couve')).toBe('Feijoada com couve');
  expect(cleaned('Vatapá \ud83c quente')).toBe('Vatapá  quente');
});

test.each([
  '👩‍🍳 da casa',
  '❤️‍🔥',
  '🏳️‍🌈',
  'نان می‌خواهم',
  'شاورما دجاج',
  'סלט קצוץ',
  '1️⃣',
  'Linha um\n\nLinha dois',
  'क्‍ष',
])('%j stays as it is', (text) => {
  expect(cleaned(text)).toBe(text);
});

test('what turns the text around within it stays, to be refused', () => {
  expect(cleaned('Bia \u202etxt')).toBe('Bia \u202etxt');
});

test('what is clean has no spaces at its ends, and stays what it is', () => {
  const unit = fc.constantFrom(' ', '\u00ad', '\u200d', '\u202e', '\ufeff', '\ud83c', '\udf36', '🌶', 'a', 'ب', '\n');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const once = cleaned(text);
      expect(once).toBe(once.trim());
      expect(cleaned(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
    }),
  );
});
