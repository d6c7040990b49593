import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../../db/seed/cast.ts';
import type { Subject } from './contract-calls.ts';

/** Well-formed inputs of the calls about bills on guests' phones. */
export const checkSamples: Record<string, (subject: Subject) => Record<string, unknown>> = {
  'checks.couvertToday': ({ slug }) => ({ slug }),
  'checks.ofTable': ({ slug, number }) => ({ slug, number }),
  'checks.history': ({ slug, number }) => ({ slug, number }),
  'checks.claim': ({ slug, number, orderId }) => ({
    slug,
    number,
    orderId: orderId ?? randomUUID(),
    line: 1,
    pieces: 12,
  }),
  'checks.claimOwn': ({ slug, number }) => ({ slug, number, chosen: true }),
  'checks.wishFee': ({ slug, number }) => ({ slug, number, charge: false }),
  'checks.wishCouvert': ({ slug, number }) => ({ slug, number, people: 2 }),
  'checks.askPart': ({ slug, number }) => ({
    slug,
    number,
    key: randomUUID(),
    split: { by: 'amount', cents: 100 },
    method: 'cash',
    changeForCents: 1_000,
    seenCents: 100,
  }),
  'checks.tellPart': ({ slug, number }) => ({ slug, number, id: randomUUID(), paid: true }),
  'checks.withdrawPart': ({ slug, number }) => ({ slug, number, id: randomUUID() }),
  'checks.till': () => ({}),
  'checks.receive': () => ({ id: randomUUID(), method: 'debito', givenCents: 1_000 }),
  'checks.refuse': () => ({ id: randomUUID() }),
  'checks.settleCredit': () => ({ id: randomUUID(), how: 'pix' }),
  'checks.setCouvert': ({ billId }) => ({ id: billId ?? randomUUID(), people: 2 }),
  'checks.ofBill': ({ billId }) => ({ id: billId ?? randomUUID() }),
  'checks.unknownBills': ({ slug, number, billId }) => ({
    slug,
    number,
    heads: [{ id: billId ?? randomUUID(), hash: 'ab'.repeat(32) }],
  }),
  'checks.own': ({ slug, number }) => ({ slug, number }),
  'checks.ownReceipts': ({ slug, number }) => ({ slug, number }),
  'checks.seeMissing': () => ({ id: randomUUID() }),
  'checks.online': () => ({}),
  'checks.connect': () => ({ password: demoPassword }),
  'checks.connected': () => ({ code: 'TG-1', state: 'x.1.y' }),
  'checks.disconnect': () => ({}),
  'checks.settings': () => ({}),
  'checks.saveSettings': () => ({
    couvertCents: 1_200,
    couvertDays: [{ weekday: 5, day: null, cents: 1_500, artist: 'Trio Pé de Serra' }],
    pix: { kind: 'email', key: 'pix@casa.example', name: 'Casa', city: 'Recife' },
    revision: 999,
    password: demoPassword,
  }),
};
