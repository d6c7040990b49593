import { z } from 'zod';
import { call, cursor, email, instant, name, password, uuid } from '#lib/call.ts';
import { staffAccountRoles } from './values.ts';

export const staffMember = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: z.enum(staffAccountRoles),
  active: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: instant,
});
export type StaffMember = z.infer<typeof staffMember>;

const role = z.enum(staffAccountRoles, 'fields.role_required');
export const newStaff = z.strictObject({ name, email, role, active: z.boolean(), password });
export type NewStaff = z.infer<typeof newStaff>;
/** Without a password, or with an empty one, the password stays as it is. */
export const staffChange = z.strictObject({
  id: uuid,
  name,
  email,
  role,
  active: z.boolean(),
  password: z.union([z.literal('').transform(() => undefined), password]).optional(),
});
export type StaffChange = z.infer<typeof staffChange>;

export const staff = {
  list: call({ permission: 'staff' })
    .route({ method: 'GET', path: '/staff', summary: 'The waiters and cashiers of the restaurant', tags: ['staff'] })
    .input(z.strictObject({ cursor }))
    .output(z.object({ staff: z.array(staffMember), nextCursor: z.string().nullable() })),

  create: call({ permission: 'staff', refusals: ['email_taken', 'password_common'], system: true })
    .route({ method: 'POST', path: '/staff', summary: 'A new waiter or cashier, told by e-mail', tags: ['staff'] })
    .input(newStaff)
    .output(staffMember),

  edit: call({ permission: 'staff', refusals: ['staff_not_found', 'email_taken', 'password_common'], system: true })
    .route({
      method: 'PUT',
      path: '/staff/{id}',
      summary: 'Changes an account; a new password, or deactivation, signs it out everywhere',
      tags: ['staff'],
    })
    .input(staffChange)
    .output(staffMember),

  setActive: call({ permission: 'staff', refusals: ['staff_not_found'], system: true })
    .route({
      method: 'POST',
      path: '/staff/{id}/active',
      summary: 'Activates or deactivates an account; a deactivated one loses every session at once',
      tags: ['staff'],
    })
    .input(z.strictObject({ id: uuid, active: z.boolean() }))
    .output(staffMember),
};
