import { keptProfile } from '../restaurants/store.ts';
import type { Serves } from '../serves.ts';
import { spend } from '../spend.ts';
import type { feedback as calls } from './contract.ts';
import { keepFeedback } from './store.ts';
import { ownRating, rateVisit } from './visits.ts';
import { ratingsOf } from './visits-store.ts';

export const feedback = {
  async send({ scope, account, limits }, message) {
    spend(limits, 'feedback', scope.restaurantId);
    const kept = await keepFeedback(scope, account.id, message);
    // Sent again, since no answer came: it is there already.
    if (!kept) limits.giveBack('feedback', scope.restaurantId);
    return { sent: true };
  },

  support({ support }) {
    return support;
  },

  ownRating: (caller, input) => ownRating(caller, input),

  rateVisit: (caller, input) => rateVisit(caller, input),

  async ofGuests({ scope, now }) {
    const [ratings, { timezone }] = await Promise.all([ratingsOf(scope, now()), keptProfile(scope)]);
    return { ...ratings, timezone };
  },
} satisfies Serves<typeof calls>;
