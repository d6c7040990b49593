import { approversOf } from '#features/accounts/pins/store.ts';
import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import type { Serves } from '../../serves.ts';
import type { CorrectionReasons, correctionCalls as calls } from './contract.ts';
import { correctLine } from './correct-line.ts';
import { listCorrections } from './list.ts';
import { ownReasons, saveReasons } from './store.ts';

export const corrections = {
  correctLine: (caller, asked) => correctLine(caller, asked),

  async correctionChoices({ scope, system, account, locale }) {
    const [own, approvers] = await Promise.all([ownReasons(scope), approversOf(system, account.restaurantId)]);
    return { reasons: own ?? usual(locale), approvers };
  },

  async saveReasons({ scope }, input) {
    // Said twice, a reason is one.
    const reasons = { void: [...new Set(input.reasons.void)], gift: [...new Set(input.reasons.gift)] };
    await saveReasons(scope, reasons);
    return { reasons };
  },

  corrections: ({ scope, now }, { day }) => listCorrections(scope, { day, now: now() }),
} satisfies Serves<typeof calls>;

/** What is said most, for a restaurant that has not written its own. */
function usual(locale: Locale): CorrectionReasons {
  const say = { locale };
  return {
    void: [
      m['orders.corrections.usual.wrong']({}, say),
      m['orders.corrections.usual.slow']({}, say),
      m['orders.corrections.usual.left']({}, say),
      m['orders.corrections.usual.disliked']({}, say),
    ],
    gift: [
      m['orders.corrections.usual.regular']({}, say),
      m['orders.corrections.usual.apology']({}, say),
      m['orders.corrections.usual.celebration']({}, say),
      m['orders.corrections.usual.courtesy']({}, say),
    ],
  };
}
