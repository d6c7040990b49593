import { afterEach, expect, test, vi } from 'vitest';
import { countDraftOf, keepCountDraft, readCountDraft } from './count-draft.ts';
import { forgetCounts } from './forget-counts.ts';

/** As a browser has it: what is kept is what it owns. */
class TabStorage {
  [name: string]: unknown;
  getItem(name: string) {
    return this[name] ?? null;
  }
  setItem(name: string, value: string) {
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

afterEach(() => vi.unstubAllGlobals());

test('what was counted comes back as it was', () => {
  const draft = {
    counted: { dinheiro: 14_000, pix: 0 },
    drawer: { notes: { 100: 1, 2: 20 }, coinCents: 35 },
    note: 'Troco errado',
    seen: { dinheiro: -100 },
  };
  expect(countDraftOf(JSON.stringify(draft))).toEqual(draft);
});

test('what is no count is left out, and nothing was counted where nothing is kept', () => {
  const nothing = { counted: {}, drawer: { notes: {}, coinCents: 0 }, note: '', seen: {} };
  const wrong = {
    counted: { dinheiro: Number.NaN, pix: -1, debito: 1.5, cheque: 100 },
    drawer: { notes: { 100: '1', 50: -1, 3: 4 }, coinCents: Number.NaN },
    note: 7,
    seen: { dinheiro: '1' },
  };
  for (const text of [null, '', '[]', 'null', '"x"', '{', JSON.stringify(wrong)])
    expect(countDraftOf(text)).toEqual(nothing);
});

test('whoever signs in next begins a count of their own, of whichever till', () => {
  vi.stubGlobal('sessionStorage', new TabStorage());
  sessionStorage.setItem('comanda', '[]');
  const draft = { counted: { dinheiro: 14_000 }, drawer: { notes: { 100: 1 }, coinCents: 0 }, note: 'Troco', seen: {} };
  for (const till of ['one', 'other']) keepCountDraft(till, draft);
  expect(readCountDraft('one')).toEqual(draft);
  forgetCounts();
  for (const till of ['one', 'other']) expect(readCountDraft(till)).toEqual(countDraftOf(null));
  expect(sessionStorage.getItem('comanda')).toBe('[]');
});
