import { CodedError } from '#lib/errors.ts';
import type { Serves } from '../serves.ts';
import type { feedback as calls } from './contract.ts';
import { keepFeedback } from './store.ts';

export const feedback = {
  async send({ scope, account, limits }, message) {
    if (!limits.take('feedback', scope.restaurantId)) throw new CodedError('too_many_requests');
    const kept = await keepFeedback(scope, account.id, message);
    // Sent again, since no answer came: it is there already.
    if (!kept) limits.giveBack('feedback', scope.restaurantId);
    return { sent: true };
  },

  support({ support }) {
    return support;
  },
} satisfies Serves<typeof calls>;
