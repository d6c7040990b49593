import { expect, test } from 'vitest';
import { email, name, typed } from './call.ts';

const faults = (text: string) => name.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

test('a name that was pasted is kept without the marks around it', () => {
  expect(name.parse('\u202aPão de queijo\u202c')).toBe('Pão de queijo');
  expect(name.parse('\ufeffFeijo\u00adada ')).toBe('Feijoada');
  expect(email.parse('\u200eAna@Casa.example\u200b')).toBe('ana@casa.example');
  expect(typed(10).parse('sem sal\u2069')).toBe('sem sal');
});

test('a name of nothing that can be seen is no name, and marks count for no length', () => {
  expect(faults('\u200b\u200e \ufeff')).toEqual(['fields.name_required']);
  expect(typed(3).parse('\u202aabc\u202c')).toBe('abc');
});

test('what turns a name around within it is named', () => {
  expect(faults('Bia \u202etxt')).toEqual(['fields.direction']);
  expect(faults('Bia \u2067txt')).toEqual(['fields.direction']);
});

test.each(['شاورما دجاج', 'נשיקה מתוקה', 'نان می‌خواهم', '👩‍🍳 Chef'])('%j is a name', (text) => {
  expect(name.parse(text)).toBe(text);
});
