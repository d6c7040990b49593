import type { Caller, StaffCaller, WithSystem } from '#database/caller.ts';
import type { Message } from './contract.ts';
import { keepFeedback } from './store.ts';

export const feedback = {
  async send({ scope, account }: StaffCaller, message: Message): Promise<{ sent: true }> {
    await keepFeedback(scope, account.id, message);
    return { sent: true };
  },

  support({ desk }: Caller & WithSystem): { phone: string; email: string } {
    return desk.support;
  },
};
