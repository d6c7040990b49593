import { hashPassword } from 'better-auth/crypto';
import { fieldRefusal } from '#lib/errors.ts';
import type { Serves } from '../../serves.ts';
import { keepEvent, toThemselves } from '../events/store.ts';
import { provePassword } from '../prove-password.ts';
import type { pinCalls as calls } from './contract.ts';
import { isGuessable } from './guessable.ts';
import { deletePin, pinSetAt, writePin } from './store.ts';

export const pins = {
  async pin({ system, account }) {
    return { setAt: await pinSetAt(system, account.id) };
  },

  async setPin(caller, { pin, password }) {
    const { system, signIn, account } = caller;
    if (isGuessable(pin)) throw fieldRefusal('pin_guessable', 'pin');
    await provePassword(caller, password);
    await writePin(system, account.id, await hashPassword(signIn.sealedPin(account.id, pin)));
    await keepEvent(system, { kind: 'pinSet', ...toThemselves(caller) });
    // What was guessed was another PIN.
    await signIn.pinRenewed(account.id);
    return { setAt: await pinSetAt(system, account.id) };
  },

  async removePin(caller, { password }) {
    await provePassword(caller, password);
    await deletePin(caller.system, caller.account.id);
    await keepEvent(caller.system, { kind: 'pinRemoved', ...toThemselves(caller) });
    return { setAt: null };
  },
} satisfies Serves<typeof calls>;
