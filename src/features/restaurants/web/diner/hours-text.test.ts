import { expect, test } from 'vitest';
import type { OpeningHours } from '../../opening/contract.ts';
import { hoursText } from './hours-text.ts';

/** The hours of a house without single days. */
const byWeek = (openingHours: OpeningHours) => ({ openingHours, specialDays: {} });

const hours = { sexta: { open: '18:00', close: '02:00' }, sábado: { open: '12:00', close: '23:00' } };
const at = (instant: string) => hoursText({ ...byWeek(hours), timezone: 'America/Sao_Paulo' }, Date.parse(instant));

test("after midnight the evening's end is said, not yesterday's hours as today's", () => {
  expect(at('2026-11-21T02:30:00Z')).toMatchObject({ open: true, today: 'Hoje, 18:00 às 02:00' });
  expect(at('2026-11-21T04:30:00Z')).toEqual({
    open: true,
    state: 'Aberto agora',
    next: 'Aberto até 02:00',
    today: 'Aberto até 02:00',
  });
  expect(at('2026-11-21T05:00:00Z')).toMatchObject({ open: false, today: 'Hoje, 12:00 às 23:00' });
});
