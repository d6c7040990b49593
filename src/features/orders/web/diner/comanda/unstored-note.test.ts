import { afterEach, expect, test, vi } from 'vitest';
import { emptyComanda } from './comanda.ts';
import { isStored } from './unstored-note.tsx';

const line = {
  id: 'a',
  productId: 'p',
  name: 'P',
  quantity: 1,
  optionIds: [],
  choices: [],
  notes: '',
  seenUnitCents: 5,
};
const comanda = { ...emptyComanda, lines: [line] };
const storage = (stored: unknown) => vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored) });

afterEach(() => void vi.unstubAllGlobals());

test('what the storage holds is stored; what it holds otherwise, or cannot hold, is not', () => {
  storage(comanda);
  expect(isStored('comanda', comanda)).toBe(true);
  storage({ ...comanda, lines: [{ ...line, quantity: 2 }] });
  expect(isStored('comanda', comanda)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect([isStored('comanda', comanda), isStored('comanda', emptyComanda)]).toEqual([false, true]);
});
