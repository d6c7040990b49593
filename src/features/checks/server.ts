import type { StaffCaller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { followReversals } from '../bills/payments/reverse.ts';
import { followAmounts } from '../chain/amount-changed.ts';
import type { Serves } from '../serves.ts';
import { asking, changeAt, changeBill, checkAt, claiming } from './at-table.ts';
import { claimOwn, claimPieces } from './claim.ts';
import type { checks as entries } from './contract.ts';
import { couvertNow } from './couvert-days.ts';
import { historyAt } from './history-at.ts';
import { askOnline } from './online/begin.ts';
import { missingMoney, seeMissing } from './online/receipts.ts';
import { online } from './online/server.ts';
import { askPart } from './parts/ask.ts';
import { tellPart, withdrawOwn } from './parts/change.ts';
import { fitParts } from './parts/fit.ts';
import { guestsOf } from './parts/of-bill.ts';
import { ownAt } from './parts/own-at.ts';
import { receivePart, refusePart, settleCredit } from './parts/receive.ts';
import { returnPart } from './parts/return.ts';
import { partsForTill, type StoredPart } from './parts/store.ts';
import { ownReceiptsAt } from './receipt/own-receipts-at.ts';
import { saveSettings } from './settings/save.ts';
import { readSettings } from './store.ts';
import { unknownBills } from './unknown-bills.ts';
import { isOnline } from './values.ts';
import { wishCouvert, wishFee } from './wish.ts';

/** For how long a PIX that nobody spoke of again is shown to the till. */
const dayMs = 24 * 60 * 60_000;

followAmounts(fitParts);
followReversals(returnPart);

const asGuest = (guest: string, now: Date) => ({ actorId: guest, staff: false, now });
const by = ({ account, now }: StaffCaller) => ({ actorId: account.id, now: now() });

export const checks = {
  async couvertToday(caller, { slug }) {
    const { scope } = await caller.house(slug);
    const { cents, artist } = await couvertNow(scope, caller.now());
    return { couvert: cents > 0 ? { cents, artist } : null };
  },

  ofTable: (caller, input) => checkAt(caller, input),

  history: (caller, input) => historyAt(caller, input),

  unknownBills: (caller, input) => unknownBills(caller, input),

  own: (caller, input) => ownAt(caller, input),

  ownReceipts: (caller, input) => ownReceiptsAt(caller, input),

  async ofBill({ scope, now }, { id }) {
    const [guests, { cents, artist }] = await Promise.all([guestsOf(scope, id), couvertNow(scope, now())]);
    return { ...guests, couvertToday: { cents, artist } };
  },

  claim: (caller, { slug, number, ...wanted }) =>
    changeAt(
      caller,
      { slug, number },
      (tx, bill, guest) => claimPieces(tx, bill, guest, wanted, caller.now()),
      ...claiming,
    ),

  claimOwn: (caller, { chosen, ...at }) =>
    changeAt(caller, at, (tx, bill, guest) => claimOwn(tx, bill, guest, chosen, caller.now()), ...claiming),

  wishFee: (caller, { charge, ...at }) =>
    changeAt(caller, at, (tx, bill, guest) => wishFee(tx, bill, charge, asGuest(guest, caller.now())), {
      budget: 'wishes',
      of: 'fee',
    }),

  wishCouvert: (caller, { people, ...at }) =>
    changeAt(
      caller,
      at,
      async (tx, bill, guest, scope) =>
        wishCouvert(tx, bill, people, await couvertNow(scope, caller.now()), asGuest(guest, caller.now())),
      { budget: 'wishes', of: 'couvert' },
    ),

  askPart: (caller, { slug, number, ...asked }) =>
    isOnline(asked.method)
      ? askOnline(caller, { slug, number }, asked)
      : changeAt(
          caller,
          { slug, number },
          async (tx, bill, guest) => {
            await askPart(tx, bill, guest, asked, caller.now());
          },
          asking,
        ),

  tellPart: (caller, input) => tellPart(caller, input),

  withdrawPart: (caller, input) => withdrawOwn(caller, input),

  async till({ scope, now }) {
    const [parts, missing] = await Promise.all([
      partsForTill(scope, new Date(now().getTime() - dayMs)),
      missingMoney(scope),
    ]);
    return { parts: parts.map(forTill), missing, now: now().toISOString() };
  },

  async receive(caller, { id, method = null, givenCents = null, receivedCents = null }) {
    // What a provider takes is not the till's to receive.
    const receiving = { id, method, givenCents, receivedCents, ...by(caller) };
    return { ...forTill(await receivePart(caller.scope, receiving)), provider: null };
  },

  async refuse(caller, { id }) {
    await refusePart(caller.scope, { id, ...by(caller) });
    return {};
  },

  async setCouvert(caller, { id, people }) {
    const { scope } = caller;
    const offer = await couvertNow(scope, caller.now());
    await changeBill(scope, id, (tx, bill) => wishCouvert(tx, bill, people, offer, { ...by(caller), staff: true }));
    return {};
  },

  async settleCredit(caller, { id, how }) {
    await settleCredit(caller.scope, { id, how, ...by(caller) });
    return {};
  },

  async seeMissing({ scope, account, now }, { id }) {
    if (!(await seeMissing(scope, id, account.id, now()))) throw new CodedError('part_not_found');
    return {};
  },

  ...online,

  settings: ({ scope }) => readSettings(scope),

  saveSettings,
} satisfies Serves<typeof entries>;

/** What phones are known by is nobody's but theirs, and what they pay by is the guest's. */
function forTill<Found extends StoredPart>({
  guest: _guest,
  key: _key,
  pixCode: _code,
  online: _online,
  ...part
}: Found) {
  return part;
}
