import { z } from 'zod';
import {
  call,
  currentPassword,
  email,
  instant,
  name,
  named,
  password,
  slug,
  typed,
  uuid,
  wholePhone,
} from '#lib/call.ts';
import { mostCharacters } from '#lib/limits.ts';
import { locales } from '#lib/locale.ts';
import { typedOpeningTime, typedTime } from '#lib/typed-when.ts';
import { longest } from '../restaurants/values.ts';
import { pinCalls } from './pins/contract.ts';

export const signedIn = z.object({
  user: z.object({
    id: uuid,
    name: z.string(),
    /** False while an owner is called what the restaurant was registered as. */
    named: z.boolean(),
    email: z.string(),
    emailVerified: z.boolean(),
    role: z.enum(['admin', 'restaurant_owner', 'cashier', 'waiter']),
    locale: z.enum(locales),
    twoFactorEnabled: z.boolean(),
    /** Nothing but their own account is to be had until they have a second factor. */
    mustEnrol: z.boolean(),
    /** Where codes are sent; not used for signing in until a code sent to it has been typed back. */
    phone: z.object({ number: z.string(), verified: z.boolean() }).nullable(),
  }),
  restaurant: z
    .object({
      id: uuid,
      name: z.string(),
      slug: z.string(),
      imgUrl: z.string().nullable(),
      timezone: z.string(),
      serviceFeeBasisPoints: z.int(),
      /** False when the platform has deactivated it: nothing but the account is to be had then. */
      active: z.boolean(),
      subscribed: z.boolean(),
      /** Nothing was ever paid: its set-up is open, and all else waits. */
      beginning: z.boolean(),
    })
    .nullable(),
});
export type SignedIn = z.infer<typeof signedIn>;

const registeredDay = z.strictObject({
  isOpen: z.boolean(),
  open: typedOpeningTime('fields.time_invalid').optional(),
  close: typedTime('fields.time_invalid').optional(),
});
/** Hours as the registration form has them; what is left out is open from 09:00 to 17:00. */
export const registeredHours = z.strictObject({
  segunda: registeredDay.optional(),
  terça: registeredDay.optional(),
  quarta: registeredDay.optional(),
  quinta: registeredDay.optional(),
  sexta: registeredDay.optional(),
  sábado: registeredDay.optional(),
  domingo: registeredDay.optional(),
});
export type RegisteredHours = z.infer<typeof registeredHours>;

export const registration = z
  .strictObject({
    name: named(mostCharacters.name, 'fields.restaurant_name_required'),
    /** What the owner is called; left out, they are greeted without a name. */
    ownerName: name.optional(),
    description: typed(longest.description, 'fields.description_required'),
    address: typed(longest.address, 'fields.address_required'),
    phone: wholePhone('fields.phone_required'),
    email,
    password,
    confirmPassword: z.string('fields.passwords_differ').max(mostCharacters.password),
    opening_hours: registeredHours.optional(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'fields.passwords_differ',
    // Said together with what else is wrong, not only once the rest is right.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type Registration = z.infer<typeof registration>;

export const signInAnswer = z.object({
  /** True: nobody is signed in yet; the second factor is asked for next (`/api/auth/two-factor/verify-...`). */
  twoFactorRedirect: z.boolean(),
  twoFactorMethods: z.array(z.enum(['totp', 'otp'])),
});
export type SignInAnswer = z.infer<typeof signInAnswer>;

export const openSession = z.object({
  id: uuid,
  current: z.boolean(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: instant,
  /** Roughly when it was last used: to the day, or to some minutes for the administrator. */
  renewedAt: instant,
  expiresAt: instant,
});
export type OpenSession = z.infer<typeof openSession>;

const profile = z.strictObject({ name: name.optional(), locale: z.enum(locales).optional() });
export type ProfileChange = z.infer<typeof profile>;
/** Brazilian numbers may leave out the country: '(11) 98888-7777' and '+5511988887777' are the same. */
const phoneNumber = z
  .string('fields.phone_invalid')
  .max(mostCharacters.phone)
  .transform((text) => (text.trim().startsWith('+') ? '+' : '') + text.replace(/\D/g, ''))
  .transform((text) => (/^\d{10,11}$/.test(text) ? `+55${text}` : text))
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, 'fields.phone_invalid'));
export const accounts = {
  register: call({
    permission: 'public',
    budget: 'network',
    refusals: [
      'register_account_failed',
      'register_restaurant_failed',
      'register_customization_failed',
      'register_user_failed',
      'register_unexpected',
      'password_common',
      'too_many_requests',
    ],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/register',
      summary: 'A new restaurant and its owner, all or nothing; then an e-mail to confirm the address',
      tags: ['accounts'],
    })
    .input(registration)
    .output(z.object({ success: z.literal(true), restaurantId: uuid, slug })),

  signInAt: call({
    permission: 'public',
    budget: 'network',
    refusals: ['restaurant_not_found', 'invalid_credentials', 'too_many_requests'],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/restaurants/{slug}/login',
      summary: 'Signs in to one restaurant: an account of another is refused as if it did not exist',
      tags: ['accounts'],
    })
    .input(
      z.strictObject({
        slug,
        email: z.string().max(mostCharacters.email),
        password: z.string().max(mostCharacters.password),
      }),
    )
    .output(signInAnswer),

  providers: call({ permission: 'public', budget: 'network', system: true })
    .route({
      method: 'GET',
      path: '/login/providers',
      summary: 'The third parties that people may sign in with',
      tags: ['accounts'],
    })
    .output(z.array(z.object({ id: z.string(), name: z.string() }))),

  session: call({ permission: 'account', refusals: ['not_signed_in'], system: true })
    .route({
      method: 'GET',
      path: '/session',
      summary: 'Who is signed in, and for which restaurant',
      tags: ['accounts'],
    })
    .output(signedIn),

  updateProfile: call({ permission: 'account', system: true })
    .route({ method: 'PUT', path: '/profile', summary: "Changes one's own name and language", tags: ['accounts'] })
    .input(profile)
    .output(signedIn),

  setPhone: call({ permission: 'account', refusals: ['password_wrong', 'too_many_requests'], system: true })
    .route({
      method: 'PUT',
      path: '/profile/phone',
      summary: 'The number for codes; confirmed through /api/auth/two-factor/send-otp and verify-otp',
      tags: ['accounts'],
    })
    .input(z.strictObject({ phone: phoneNumber, password: currentPassword }))
    .output(signedIn),

  removePhone: call({ permission: 'account', refusals: ['password_wrong', 'too_many_requests'], system: true })
    .route({
      method: 'POST',
      path: '/profile/phone/remove',
      summary: 'Forgets the number; where it was the only second factor, signing in asks for none any more',
      tags: ['accounts'],
    })
    .input(z.strictObject({ password: currentPassword }))
    .output(signedIn),

  secondFactors: call({ permission: 'account', system: true })
    .route({
      method: 'GET',
      path: '/profile/second-factors',
      summary: 'What is asked for after the password',
      tags: ['accounts'],
    })
    .output(z.object({ app: z.boolean(), phone: z.boolean() })),

  sessions: call({ permission: 'account', system: true })
    .route({ method: 'GET', path: '/sessions', summary: 'Where one is signed in', tags: ['accounts'] })
    .output(z.array(openSession)),

  endSessions: call({ permission: 'account', refusals: ['session_not_found'], system: true })
    .route({
      method: 'POST',
      path: '/sessions/end',
      summary: 'Signs out one place, the others, or all',
      tags: ['accounts'],
    })
    .input(z.union([z.strictObject({ id: uuid }), z.strictObject({ which: z.enum(['others', 'all']) })]))
    .output(z.object({ ended: z.int() })),

  prove: call({ permission: 'account', refusals: ['password_wrong', 'too_many_requests'], system: true })
    .route({
      method: 'POST',
      path: '/session/prove',
      summary: "The password again: for ten minutes the session may make the administrator's changes",
      tags: ['accounts'],
    })
    .input(z.strictObject({ password: currentPassword }))
    .output(z.object({ proved: z.literal(true) })),

  ...pinCalls,
};
