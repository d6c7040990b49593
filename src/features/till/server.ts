import type { StaffCaller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { keepCredits } from '../bills/payments/credits.ts';
import { readHistory } from '../chain/read-history.ts';
import { businessDay, businessDayAt } from '../restaurants/business-day.ts';
import { keptProfile } from '../restaurants/store.ts';
import type { Serves } from '../serves.ts';
import { closeTill } from './close-till.ts';
import type { till as calls } from './contract.ts';
import { holdOpenTill } from './move-credit.ts';
import { known, moveMoney } from './move-money.ts';
import { openTill } from './open-till.ts';
import { seenBy } from './seen-by.ts';
import { readSharing, writeSharing } from './sharing/store.ts';
import { presentTill, readTill, straysOf, tillsOf } from './store.ts';

/** One by one; a day names the others. */
const shown = 60;

keepCredits(holdOpenTill);

const by = ({ account, now }: StaffCaller) => ({ actorId: account.id, now: now() });

export const till = {
  async present({ scope, now }) {
    const { id, openBills } = await presentTill(scope);
    const open = id === null ? null : await readTill(scope, id, null);
    // Closed between the two reads, it is none.
    const till = open?.closedAt === null ? open : null;
    return { till, strays: till?.strays ?? (await straysOf(scope, null)), openBills, now: now().toISOString() };
  },

  async list(caller, { day }) {
    const { scope, now } = caller;
    const house = await keptProfile(scope);
    const between = day === undefined ? null : businessDay(day, house, house.timezone);
    const found = await tillsOf(scope, seenBy(caller), between, shown + 1);
    const today = businessDayAt(now(), house, house.timezone);
    return { tills: found.slice(0, shown), more: found.length > shown, today };
  },

  sharing: ({ scope }) => readSharing(scope),

  async saveSharing({ scope }, input) {
    if (!(await writeSharing(scope, input))) throw new CodedError('settings_changed');
    return readSharing(scope);
  },

  read(caller, { id }) {
    return known(readTill(caller.scope, id, seenBy(caller)));
  },

  async history(caller, { id }) {
    await known(readTill(caller.scope, id, seenBy(caller)));
    return readHistory(caller.scope, id, 'staff');
  },

  open(caller, input) {
    return openTill(caller.scope, { ...input, ...by(caller) });
  },

  move(caller, input) {
    return moveMoney(caller.scope, { ...input, ...by(caller) });
  },

  close(caller, input) {
    return closeTill(caller.scope, { ...input, ...by(caller) });
  },
} satisfies Serves<typeof calls>;
