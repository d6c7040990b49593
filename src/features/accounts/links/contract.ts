import { z } from 'zod';
import { call, currentPassword, email } from '#lib/call.ts';

const linkToken = z.string().regex(/^[\w-]{16,100}$/);
export const mailedLink = z.object({
  purpose: z.enum(['verify', 'reset', 'change', 'undo']),
  state: z.enum(['good', 'used', 'expired']),
  /** The address to confirm, the new one, or the one to go back to. */
  email: z.string(),
});
export type MailedLinkView = z.infer<typeof mailedLink>;

/** What the links of letters about an account are for. Opening one changes nothing, and none opens a session. */
export const accountLinks = {
  changeEmail: call({
    permission: 'account',
    refusals: ['password_wrong', 'email_taken', 'email_same', 'too_many_requests'],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/profile/email',
      summary: 'Asks the new address whether it is theirs, and tells the one before, which can undo it for 72 hours',
      tags: ['accounts'],
    })
    .input(z.strictObject({ newEmail: email, password: currentPassword }))
    .output(z.object({ newEmail: z.string() })),

  look: call({ permission: 'public', budget: 'network', refusals: ['link_invalid'], system: true })
    .route({
      method: 'POST',
      path: '/account-links/look',
      summary: "What a letter's link is for, and whether it is still good; changes nothing",
      tags: ['accounts'],
    })
    .input(z.strictObject({ token: linkToken }))
    .output(mailedLink),

  follow: call({
    permission: 'public',
    budget: 'network',
    refusals: ['link_invalid', 'link_used', 'email_taken'],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/account-links/follow',
      summary: 'Confirms an address, or undoes a change of it; opens no session',
      tags: ['accounts'],
    })
    .input(z.strictObject({ token: linkToken }))
    .output(z.object({ purpose: z.enum(['verify', 'undo']) })),

  move: call({
    permission: 'account',
    refusals: ['link_invalid', 'link_used', 'link_of_another', 'email_taken'],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/account-links/move',
      summary: 'Moves the account that is signed in to the address that the link was sent to; the other sessions end',
      tags: ['accounts'],
    })
    .input(z.strictObject({ token: linkToken }))
    .output(z.object({ email: z.string() })),
};
