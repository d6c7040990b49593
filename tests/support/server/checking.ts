import { randomUUID } from 'node:crypto';
import { checks } from '#features/checks/contract.ts';
import type { CheckSettings } from '#features/checks/settings/contract.ts';
import type { Check } from '#features/checks/told/contract.ts';
import { demoPassword } from '../../../db/seed/cast.ts';
import { slug, type TestInstance } from './instance.ts';
import { Visitor } from './visitor.ts';

const at = (number: number) => `/api/restaurants/${slug}/tables/${number}/check` as const;

/** What tests of bills on phones do over and over, at tables of the demonstration. */
export const checking = {
  at,
  async seen(guest: Visitor, number: number): Promise<Check> {
    const { check } = await guest.ask(checks.ofTable, { slug, number });
    if (!check) throw new Error(`Table ${number} has no bill`);
    return check;
  },
  claim: (guest: Visitor, number: number, orderId: string, pieces = 12, line = 1) =>
    guest.put(`${at(number)}/claims`, { orderId, line, pieces }),
  claimOwn: (guest: Visitor, number: number, chosen = true) => guest.put(`${at(number)}/claims/own`, { chosen }),
  fee: (guest: Visitor, number: number, charge: boolean) => guest.put(`${at(number)}/fee`, { charge }),
  couvert: (guest: Visitor, number: number, people: number) => guest.put(`${at(number)}/couvert`, { people }),
  /** Other phones of whoever sits there: the code was scanned with each. */
  phonesBeside: (instance: Pick<TestInstance, 'url' | 'owner'>, guest: Visitor, count: number): Visitor[] =>
    Array.from({ length: count }, () => {
      const phone = new Visitor(instance);
      for (const [name, value] of guest.cookies) if (name.startsWith('mesa_')) phone.cookies.set(name, value);
      return phone;
    }),
  pay: (guest: Visitor, number: number, seenCents: number, how: object = {}) =>
    guest.post(`${at(number)}/parts`, { key: randomUUID(), split: { by: 'items' }, method: 'card', seenCents, ...how }),
  tell: (guest: Visitor, number: number, id: string, paid = true) =>
    guest.put(`${at(number)}/parts/${id}/told`, { paid }),
  withdraw: (guest: Visitor, number: number, id: string) => guest.post(`${at(number)}/parts/${id}/withdraw`),
  receive: (staff: Visitor, id: string, how: object = {}) => staff.post(`/api/checks/parts/${id}/receive`, how),
  waiting: async (staff: Visitor) => (await staff.ask(checks.till, undefined as never)).parts,
  async pixTo(owner: Visitor, pix: NonNullable<CheckSettings['pix']>): Promise<CheckSettings> {
    const now = await owner.ask(checks.settings, undefined as never);
    return owner.ask(checks.saveSettings, { ...now, pix, password: demoPassword });
  },
  async couvertCosts(owner: Visitor, couvertCents: number): Promise<CheckSettings> {
    const now = await owner.ask(checks.settings, undefined as never);
    return owner.ask(checks.saveSettings, { ...now, couvertCents });
  },
};
