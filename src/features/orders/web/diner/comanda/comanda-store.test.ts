import { expect, test, vi } from 'vitest';
import { addLine, emptyComanda, send } from './comanda.ts';
import { comandaName, createComandaStore, parseComanda } from './comanda-store.ts';
import { placeOutcome } from './keep-sending.ts';

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

test('what was kept comes back as it was', () => {
  const comanda = send({ ...emptyComanda, lines: [line] }, 'key', 1);
  expect(parseComanda(JSON.stringify(comanda))).toEqual(comanda);
});

test('what does not fit is left out, and nonsense is an empty comanda', () => {
  expect(parseComanda(JSON.stringify({ lines: [line, { id: 1 }, null], attempt: 'x' })).lines).toEqual([line]);
  for (const text of [null, '', '{', '[]', 'null', '{"lines":7}']) expect(parseComanda(text)).toEqual(emptyComanda);
});

test('what an error says about the order', () => {
  const coded = (status: number, code: string, data = {}) => Object.assign(new Error('texto'), { status, code, data });
  expect(placeOutcome(new TypeError('Failed to fetch'))).toEqual({ kind: 'unknown', answered: false });
  expect(placeOutcome(coded(503, 'busy'))).toEqual({ kind: 'unknown', answered: true });
  expect(placeOutcome(coded(502, 'BAD_GATEWAY'))).toEqual({ kind: 'unknown', answered: true });
  expect(placeOutcome(coded(429, 'too_many_requests'))).toEqual({ kind: 'unknown', answered: true });
  expect(placeOutcome(coded(409, 'place_key_reused'))).toEqual({ kind: 'arrived' });
  expect(placeOutcome(coded(403, 'table_secret_required'))).toEqual({ kind: 'seat' });
  expect(placeOutcome(coded(429, 'too_many_orders'))).toMatchObject({ kind: 'refused', message: 'texto' });
  const refusals = [{ code: 'product_unavailable', line: 0, product: 'P' }];
  expect(placeOutcome(coded(409, 'product_unavailable', { refusals }))).toMatchObject({ kind: 'refused', refusals });
});

test('in a full storage the lines from before stay until an order is sent, and are not ordered again after a reload', () => {
  const entries = new Map<string, string>();
  let full = false;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem(name: string, text: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(name, text);
    },
    removeItem: (name: string) => void entries.delete(name),
  });
  const store = createComandaStore('house', 1);
  const stored = () => parseComanda(entries.get(comandaName('house', 1)) ?? null).lines;
  store.change((comanda) => addLine(comanda, line));
  full = true;
  store.change((comanda) => addLine(comanda, { ...line, id: 'b', productId: 'q' }));
  expect([store.current().lines.length, stored()]).toEqual([2, [line]]);
  store.change((comanda) => send(comanda, 'key', 1));
  expect([store.current().attempt?.lines.length, stored()]).toEqual([2, []]);
  vi.unstubAllGlobals();
});
