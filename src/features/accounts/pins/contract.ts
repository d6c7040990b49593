import { z } from 'zod';
import { call, currentPassword, instant } from '#lib/call.ts';
import { pinDigits } from './values.ts';

/** Four to six digits. Whether they are the first that anybody would try is said when they are chosen. */
export const pin = z
  .string('fields.pin_digits')
  .regex(new RegExp(`^\\d{${pinDigits.least},${pinDigits.most}}$`), 'fields.pin_digits');
const state = z.object({ setAt: instant.nullable() });

export const pinCalls = {
  pin: call({ permission: 'approvals', system: true })
    .route({
      method: 'GET',
      path: '/profile/pin',
      summary: 'Whether one has a PIN to approve with',
      tags: ['accounts'],
    })
    .output(state),

  setPin: call({
    permission: 'approvals',
    refusals: ['password_wrong', 'pin_guessable', 'too_many_requests'],
    system: true,
  })
    .route({
      method: 'PUT',
      path: '/profile/pin',
      summary: "A new PIN to approve with what a waiter may not do alone; asks for one's password",
      tags: ['accounts'],
    })
    .input(z.strictObject({ pin, password: currentPassword }))
    .output(state),

  removePin: call({ permission: 'approvals', refusals: ['password_wrong', 'too_many_requests'], system: true })
    .route({
      method: 'POST',
      path: '/profile/pin/remove',
      summary: 'From now on one approves nothing by PIN',
      tags: ['accounts'],
    })
    .input(z.strictObject({ password: currentPassword }))
    .output(state),
};
