import { expect, test } from 'vitest';
import { type Findable, findEntries } from './find.ts';

const entries: Findable[] = [
  { kind: 'pages', label: 'Reservas', said: ['Reservations', 'agenda booking'] },
  { kind: 'pages', label: 'Configurações', said: ['Settings', 'horário taxa hours fee'] },
  { kind: 'tables', label: 'Mesa 2', said: ['Table 2'] },
  { kind: 'tables', label: 'Mesa 12', said: ['Table 12'] },
  { kind: 'tables', label: 'Mesa 20', said: ['Table 20'] },
  { kind: 'dishes', label: 'Feijão tropeiro', said: ['Acompanhamentos'] },
  { kind: 'dishes', label: 'Caipirinha', said: ['Bebidas'] },
  { kind: 'reservations', label: 'João Conceição', said: ['11988887777', 'Reserva Reservation'] },
];
const found = (typed: string) => findEntries(entries, typed).flatMap(({ items }) => items.map(({ label }) => label));

test('a page is found by its words in either language, accents or not', () => {
  expect(found('settings')).toEqual(['Configurações']);
  expect(found('configuracoes')).toEqual(['Configurações']);
  expect(found('horario')).toEqual(['Configurações']);
  expect(found('fee')).toEqual(['Configurações']);
});

test('a misspelled word finds what it is like, and only where nothing is spelled so', () => {
  expect(found('caipirina')).toEqual(['Caipirinha']);
  expect(found('conceisao')).toEqual(['João Conceição']);
  expect(found('reserva')).toEqual(['Reservas', 'João Conceição']);
  expect(found('xyz')).toEqual([]);
});

test('a number is known by how it begins, the exact one first; a phone by its last figures', () => {
  expect(found('mesa 2')).toEqual(['Mesa 2', 'Mesa 20']);
  expect(found('table 12')).toEqual(['Mesa 12']);
  expect(found('7777')).toEqual(['João Conceição']);
});

test('every word has to be found, and the kind that answers best stands first', () => {
  expect(found('mesa caipirinha')).toEqual([]);
  expect(findEntries(entries, 'joao').map(({ kind }) => kind)).toEqual(['reservations']);
  expect(findEntries(entries, '').map(({ kind }) => kind)).toEqual(['pages', 'tables', 'dishes', 'reservations']);
});
