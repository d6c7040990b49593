import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import { tableMark } from './table-mark.ts';

const zone = 'America/Sao_Paulo';
const free = { id: 'a', number: 5, seats: 4, short: 0, promised: null, seated: null };
const seated = { until: '2026-11-21T00:30:00Z' };
const promised = { customerName: 'Ana', purged: false, time: '20:00' };

afterEach(() => overwriteGetLocale(() => 'pt-BR'));

test('a table says what weighs most against it: a promise before people, people before too few seats', () => {
  expect(tableMark(free, zone)).toBe('livre');
  expect(tableMark({ ...free, short: 2 }, zone)).toBe('faltam 2 lugares');
  expect(tableMark({ ...free, short: 1 }, zone)).toBe('falta 1 lugar');
  expect(tableMark({ ...free, short: 2, seated }, zone)).toBe('ocupada agora até ~21:30');
  expect(tableMark({ ...free, seated: { until: null } }, zone)).toBe('ocupada agora');
  expect(tableMark({ ...free, seated, promised }, zone)).toBe('reservada 20:00, Ana');
  expect(tableMark({ ...free, promised: { ...promised, customerName: '', purged: true } }, zone)).toBe(
    'reservada 20:00, Contato apagado',
  );
  overwriteGetLocale(() => 'en');
  expect(tableMark({ ...free, seated, promised }, zone)).toBe('reserved 8:00 PM, Ana');
});
