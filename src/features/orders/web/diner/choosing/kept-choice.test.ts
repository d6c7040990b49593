import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxNotes, maxQuantity } from '../../../values.ts';
import { keepChoice, keptChoice } from './kept-choice.ts';

const acai = { productId: 'acai', optionIds: ['big'], quantity: 2, notes: 'Sem leite' };
let texts: Map<string, string>;

beforeEach(() => {
  texts = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  });
});
afterEach(() => {
  keepChoice(null);
  vi.unstubAllGlobals();
});

test('what is being chosen is there again until it is added or given up', () => {
  expect(keptChoice()).toBeNull();
  keepChoice(acai);
  expect(keptChoice()).toEqual(acai);
  keepChoice(null);
  expect([keptChoice(), texts.size]).toEqual([null, 0]);
});

test.each([
  ['no text of ours', '{'],
  ['nothing', 'null'],
  ['a number', '7'],
  ['no options', JSON.stringify({ ...acai, optionIds: 'big' })],
  ['no quantity', JSON.stringify({ ...acai, quantity: 0 })],
  ['half of one', JSON.stringify({ ...acai, quantity: 1.5 })],
  ['too many', JSON.stringify({ ...acai, quantity: maxQuantity + 1 })],
  ['a note that is too long', JSON.stringify({ ...acai, notes: 'a'.repeat(maxNotes + 1) })],
])('%s is left out', (_what, text) => {
  keepChoice(acai);
  const [name] = texts.keys();
  texts.set(name!, text);
  expect(keptChoice()).toBeNull();
});

test('where nothing can be stored, choosing goes on', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepChoice(acai);
  expect(keptChoice()).toEqual(acai);
});
