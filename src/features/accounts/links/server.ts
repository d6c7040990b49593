import { CodedError } from '#lib/errors.ts';
import type { Serves } from '../../serves.ts';
import { provePassword } from '../prove-password.ts';
import type { accountLinks as calls } from './contract.ts';
import { askForEmail, followLink, moveEmail } from './email-change.ts';
import { readLink } from './mailed-links.ts';

export const accountLinks = {
  async changeEmail(caller, { newEmail, password }) {
    await provePassword(caller, password);
    if (!(await caller.signIn.letterTry(caller.account.id))) throw new CodedError('too_many_requests');
    await askForEmail(caller, newEmail);
    return { newEmail };
  },

  async look({ system }, { token }) {
    const link = await readLink(system, token);
    if (!link) throw new CodedError('link_invalid');
    return { purpose: link.purpose, state: link.state, email: link.email };
  },

  follow: async (caller, { token }) => ({ purpose: await followLink(caller, token) }),

  move: async (caller, { token }) => ({ email: await moveEmail(caller, token) }),
} satisfies Serves<typeof calls>;
