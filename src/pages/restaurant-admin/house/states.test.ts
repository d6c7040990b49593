import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { onlineText, planText, printersText } from './states.ts';

const well = { standing: 'ready', waiting: 0, waitingTests: 0 } as const;
const away = { standing: 'away', waiting: 2, waitingTests: 0 } as const;

test('printers are counted, and those that do not print beside them', () => {
  expect(printersText([])).toBe(m['shell.house.printersNo']());
  expect(printersText([well])).toBe(m['shell.house.printersOne']());
  const three = m['shell.house.printers']({ count: 3 });
  expect(printersText([well, well, away])).toBe(m['shell.house.stoppedOne']({ printers: three }));
  expect(printersText([well, away, away])).toBe(m['shell.house.stopped']({ printers: three, stopped: 2 }));
});

test("a plan is told with the restaurant's own last day, and only while it is open", () => {
  const ends = { plan: { name: 'Plano Mensal' }, endsAt: '2026-12-13T02:30:00Z', open: true };
  expect(planText(ends, 'America/Sao_Paulo')).toContain('12');
  expect(planText(ends, 'America/Sao_Paulo')).not.toContain('13');
  expect(planText({ ...ends, open: false }, 'America/Sao_Paulo')).toBe(m['shell.house.ended']());
  expect(planText(null, 'America/Sao_Paulo')).toBe(m['shell.house.ended']());
});

test('paying by phone is told as it is: connected, not connected, or not to be had', () => {
  const account = { externalId: '1', connectedAt: '2026-11-01T12:00:00Z', endedAt: null, endReason: null };
  expect(onlineText({ provider: 'mercadopago', account })).toContain('Mercado Pago');
  for (const none of [null, { ...account, endedAt: '2026-11-02T12:00:00Z' }])
    expect(onlineText({ provider: 'mercadopago', account: none })).toBe(m['shell.house.onlineOff']());
  expect(onlineText({ provider: null, account: null })).toBe(m['shell.house.onlineNone']());
});
