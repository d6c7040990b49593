import type { StaffCaller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { Serves } from '../serves.ts';
import { askAtTable } from './ask.ts';
import { isAwaitedBy } from './awaited.ts';
import { answerCalls, giveBackCalls, takeCalls } from './change.ts';
import type { calls as entries } from './contract.ts';
import { requestText } from './known-requests.ts';
import { reopenCalls } from './reopen.ts';
import { standingOf } from './standing.ts';
import { callsOfTable, offersAtTable, openCalls, readSettings, writeSettings } from './store.ts';
import { withdrawAtTable } from './withdraw.ts';

/** For how long guests are shown that it was done. */
const shownMs = 2 * 60_000;

const by = ({ account, now }: StaffCaller) => ({ actorId: account.id, now: now() });

export const calls = {
  ask: (caller, input) => askAtTable(caller, input),

  async ofTable(caller, input) {
    const { scope, tableId } = await standingOf(caller, input);
    const now = caller.now();
    const [found, offers] = await Promise.all([
      callsOfTable(scope, tableId, new Date(now.getTime() - shownMs)),
      offersAtTable(scope, tableId),
    ]);
    return { calls: found, offers, now: now.toISOString() };
  },

  async withdraw(caller, input) {
    await withdrawAtTable(caller, input);
    return {};
  },

  async board({ scope, now, locale, account: { role } }) {
    const at = now().toISOString();
    const read = await scope.gathered('calls', async () => ({ calls: await openCalls(scope), now: at }));
    // Gathered for all who ask, and told to each in their own language; not by their screens, which would be sent the words of both.
    const calls = read.calls.map(({ takenByRole, ...call }) => ({
      ...call,
      request: requestText(call.request, locale),
      awaited: isAwaitedBy(role, { ...call, takenByRole }),
    }));
    return { ...read, calls };
  },

  async take(caller, { ids }) {
    await takeCalls(caller.scope, { ids, ...by(caller) });
    return {};
  },

  async giveBack(caller, { ids }) {
    await giveBackCalls(caller.scope, { ids, ...by(caller) });
    return {};
  },

  async answer(caller, { ids }) {
    await answerCalls(caller.scope, { ids, ...by(caller) });
    return {};
  },

  async reopen(caller, { ids }) {
    await reopenCalls(caller.scope, { ids, ...by(caller) });
    return {};
  },

  settings: ({ scope }) => readSettings(scope),

  async saveSettings({ scope }, input) {
    const saved = await writeSettings(scope, input);
    if (!saved) throw new CodedError('settings_changed');
    return saved;
  },
} satisfies Serves<typeof entries>;
