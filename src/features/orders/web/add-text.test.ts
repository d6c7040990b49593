import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import { addText } from './add-text.ts';

afterEach(() => overwriteGetLocale(() => 'pt-BR'));

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the button says the weight that was understood, in the language of the reader', () => {
  expect(plain(addText({ seenUnitCents: 2_426, grams: 347 }))).toBe('Incluir 0,347 kg por R$ 24,26');
  expect(plain(addText({ seenUnitCents: 1_250 }))).toBe('Incluir por R$ 12,50');
  overwriteGetLocale(() => 'en');
  expect(plain(addText({ seenUnitCents: 2_426, grams: 347 }))).toBe('Add 0.347 kg for R$24.26');
});
