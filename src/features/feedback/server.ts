import type { Serves } from '../serves.ts';
import { spend } from '../spend.ts';
import type { feedback as calls } from './contract.ts';
import { keepFeedback } from './store.ts';

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
} satisfies Serves<typeof calls>;
