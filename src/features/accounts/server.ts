import type { SignedInCaller } from '#database/caller.ts';
import type { SignedIn } from './contract.ts';
import { readOwnRestaurant } from './store.ts';

export const accounts = {
  async session(caller: SignedInCaller): Promise<SignedIn> {
    const { id, name, email, role, locale } = caller.account;
    const restaurant = caller.scope ? await readOwnRestaurant(caller.scope) : null;
    return { user: { id, name, email, role, locale }, restaurant };
  },
};
