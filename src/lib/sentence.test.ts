import { expect, test } from 'vitest';
import { sentence } from './sentence.ts';

test('a reason reads as a sentence, however it was typed', () => {
  expect(sentence('acabou a feijoada')).toBe('acabou a feijoada.');
  expect(sentence(' Acabou a feijoada. ')).toBe('Acabou a feijoada.');
  expect(sentence('Acabou?!')).toBe('Acabou?!');
  expect(sentence('Pediu (duas vezes)')).toBe('Pediu (duas vezes).');
  expect(sentence('Disse "chega."')).toBe('Disse "chega."');
  expect(sentence('')).toBe('');
});
