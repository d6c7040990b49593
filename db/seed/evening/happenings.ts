import type { Scope } from '../../../src/database/scope.ts';
import { payPart } from '../../../src/features/bills/payments/pay-part.ts';
import type { StaffCaller, WithSystem } from '../../../src/features/caller.ts';
import { correctLine } from '../../../src/features/orders/corrections/correct-line.ts';
import { forgetKitchen } from '../../../src/features/orders/kitchen.ts';
import { moveLines } from '../../../src/features/orders/lines/move-lines.ts';
import { place } from '../../../src/features/orders/place.ts';
import { readOrder } from '../../../src/features/orders/store.ts';
import { seededRandom } from '../random.ts';
import { chooseLines } from './choose-lines.ts';
import type { Party, PlannedOrder } from './parties.ts';
import { callFor, sitDown } from './sit-down.ts';
import { stepsOf } from './steps.ts';

export interface House {
  now: Date;
  cashierId: string;
  /** Whose section a table is in. */
  waiterOf(table: number): string;
  tables: readonly { id: string; number: number; sitting: string }[];
}

/** One thing that happened at a table. */
export interface Happening {
  at: number;
  table: number;
  happen(): Promise<unknown>;
}

const minuteMs = 60_000;

/**
 * Everything that happened this evening, the first thing first: what the kitchen promises depends on what it had to do at that moment. Keys
 * are made of the moment, so that no two evenings share one.
 */
export function happenings(scope: Scope, house: House, parties: readonly Party[]): Happening[] {
  const random = seededRandom(20261124);
  return parties.flatMap((party) => ofParty(scope, house, party, random)).sort((a, b) => a.at - b.at);
}

type Random = ReturnType<typeof seededRandom>;

function ofParty(scope: Scope, house: House, party: Party, random: Random): Happening[] {
  const table = house.tables.find(({ number }) => number === party.table);
  if (!table) return [];
  const { now, cashierId } = house;
  const waiterId = house.waiterOf(table.number);
  const moment = (ago: number) => now.getTime() - ago * minuteMs;
  const guest = random.uuidAt(moment(0));
  const placed = new Map<PlannedOrder, string>();
  const told: Happening[] = [];
  const tell = (at: number, happen: Happening['happen']) => told.push({ at, table: table.number, happen });
  let bill = '';
  for (const [index, order] of party.orders.entries()) {
    const at = moment(order.ago) + random.between(0, 20_000);
    const key = random.uuidAt(at);
    tell(at, async () => {
      const lines = await chooseLines(scope, order.lines);
      const by = order.byGuest
        ? { byStaff: null, guest, sitting: table.sitting }
        : { byStaff: waiterId, guest: null, sitting: null };
      const where = {
        askedAt: table.number,
        tableNumber: table.number,
        status: 'pendente' as const,
        pricings: [],
        now: new Date(at),
      };
      // Minutes of the evening pass here within a second: what was in hand a moment ago is no longer so.
      forgetKitchen(scope.restaurantId);
      const { id } = await place(scope, { ...where, ...by, key, lines });
      placed.set(order, id);
      if (index === 0) bill = await sitDown(scope, { orderId: id, people: party.people, actorId: waiterId, at });
    });
    const id = () => placed.get(order) ?? '';
    for (const step of stepsOf(order, at, now.getTime())) {
      tell(step.at, async () => {
        const lines = step.lines.map((line) => line + 1);
        const by = { actorId: waiterId, deviceId: null, approves: false, now: new Date(step.at) };
        await moveLines(scope, { id: id(), to: step.to, from: step.from, lines, ...by });
      });
    }
    for (const [place, { takenBack }] of order.lines.entries()) {
      if (!takenBack) continue;
      const later = at + 2 * minuteMs;
      const voided = random.uuidAt(later);
      tell(later, () =>
        takeBack(scope, { id: id(), line: place + 1, key: voided, reason: takenBack, cashierId, at: later }),
      );
    }
  }
  const { call, paidCents } = party;
  if (call) {
    const key = random.uuidAt(moment(call.ago));
    tell(moment(call.ago), () => callFor(scope, table, { ...call, key, at: moment(call.ago) }));
  }
  if (paidCents) {
    // The till that is open may have been opened a moment ago.
    const key = random.uuidAt(moment(0));
    const part = { key, method: 'pix' as const, partCents: paidCents, cents: paidCents };
    tell(moment(0), () => payPart(scope, { id: bill, ...part, actorId: cashierId, now }));
  }
  return told;
}

interface TakenBack {
  id: string;
  line: number;
  key: string;
  reason: string;
  cashierId: string;
  at: number;
}

async function takeBack(scope: Scope, { id, line, key, reason, cashierId, at }: TakenBack): Promise<void> {
  const order = await readOrder(scope, id);
  if (!order) return;
  const quantity = order.lines.find((each) => each.line === line)?.quantity ?? 0;
  // Of whoever asks a correction by a cashier needs no more than this.
  const cashier = { scope, now: () => new Date(at), account: { id: cashierId, role: 'cashier' } };
  const asked = { id, line, key, kind: 'void' as const, quantity, reason, revision: order.revision };
  await correctLine(cashier as StaffCaller & WithSystem, asked);
}
