import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import type { Party } from '../../parties-now.ts';
import { blockText, occupancyText } from './texts.ts';

const timezone = 'America/Sao_Paulo';
const date = '2026-11-20';
const house = { timezone, openingHours: {}, specialDays: {} };
const tables = [{ capacity: 40 }, { capacity: 8 }];

const booked = {
  id: '1',
  tableId: 'a',
  tableNumber: 4,
  customerName: 'Lívia',
  customerNote: '',
  purged: false,
  status: 'pendente' as const,
  outcome: null,
  outcomeAt: null,
  date,
  time: '20:00',
  startsAt: '2026-11-20T23:00:00Z',
  endsAt: '2026-11-21T01:00:00Z',
  guests: 2,
};
const alone = { ...booked, tableNumber: null, guests: 1, purged: true, outcome: 'arrived' as const };

afterEach(() => overwriteGetLocale(() => 'pt-BR'));

test('a block is read aloud with all that it shows and where it stands', () => {
  expect(blockText(booked, timezone, false)).toBe('Mesa 4, 20:00 a 22:00, Lívia, 2 pessoas, pendente');
  expect(blockText(alone, timezone, false)).toBe('Sem mesa, 20:00 a 22:00, Contato apagado, 1 pessoa, chegou');
  expect(blockText({ ...booked, customerNote: 'Aniversário' }, timezone, false)).toMatch(/pendente\. Aniversário$/);
  expect(blockText(booked, timezone, true)).toMatch(/, pendente, mesa ocupada agora$/);
  overwriteGetLocale(() => 'en');
  expect(blockText(booked, timezone, false)).toBe('Table 4, 8:00 PM to 10:00 PM, Lívia, 2 people, pending');
});

test('how full a night gets is said in a sentence', () => {
  const later = { ...booked, guests: 4, time: '22:00', startsAt: booked.endsAt, endsAt: '2026-11-21T03:00:00Z' };
  const three = [booked, { ...booked, guests: 6 }, later];
  const said = (reservations: (typeof booked)[]) =>
    occupancyText({ date, reservations }, { house, tables }, { parties: [], now: 0 });
  expect(said(three)).toBe('12 clientes em 3 reservas, mais cheio às 20:00: 8 de 48 lugares');
  expect(said([booked])).toBe('2 clientes em 1 reserva, mais cheio às 20:00: 2 de 48 lugares');
  expect(said([])).toBeNull();
  const party = { since: Date.parse(booked.startsAt), until: Date.parse(booked.endsAt), guests: 6, booked: false };
  const beside = (parties: Party[]) =>
    occupancyText({ date, reservations: [booked] }, { house, tables }, { parties, now: party.since });
  expect(beside([party, party])).toBe(
    '2 clientes em 1 reserva, mais cheio às 20:00: 14 de 48 lugares · 2 mesas ocupadas sem reserva',
  );
  expect(occupancyText({ date, reservations: [] }, { house, tables }, { parties: [party], now: 0 })).toBe(
    '1 mesa ocupada sem reserva',
  );
  overwriteGetLocale(() => 'en');
  expect(said(three)).toBe('12 guests in 3 reservations, busiest at 8:00 PM: 8 of 48 seats');
});
