import { randomUUID } from 'node:crypto';

const newPassword = 'moqueca na quinta';
/** As long as a link's token, and none. */
const link = 'x'.repeat(43);

/** A well-formed input of each call about accounts and staff. */
export const accountSamples = {
  'accounts.register': () => ({
    name: 'Casa Nova',
    description: 'Comida caseira',
    address: 'Rua Nova, 1',
    phone: '(11) 3000-0000',
    email: `${randomUUID()}@nova.example`,
    password: newPassword,
    confirmPassword: newPassword,
  }),
  'accounts.signInAt': ({ slug }: { slug: string }) => ({
    slug,
    email: 'nobody@nowhere.example',
    password: newPassword,
  }),
  'accounts.providers': () => ({}),
  'accounts.session': () => ({}),
  'accounts.updateProfile': () => ({ locale: 'pt-BR' }),
  'accounts.setPhone': () => ({ phone: '(11) 98888-7777', password: newPassword }),
  'accounts.removePhone': () => ({ password: newPassword }),
  'accounts.secondFactors': () => ({}),
  'accounts.pin': () => ({}),
  'accounts.setPin': () => ({ pin: '4826', password: newPassword }),
  'accounts.removePin': () => ({ password: newPassword }),
  'accountLinks.changeEmail': () => ({ newEmail: `${randomUUID()}@nova.example`, password: newPassword }),
  'accountLinks.look': () => ({ token: link }),
  'accountLinks.follow': () => ({ token: link }),
  'accountLinks.move': () => ({ token: link }),
  'accounts.sessions': () => ({}),
  'accounts.prove': () => ({ password: newPassword }),
  'accounts.endSessions': () => ({ which: 'others' }),
  'staff.list': () => ({}),
  'staff.create': () => ({
    name: 'Nina Alves',
    email: `${randomUUID()}@nova.example`,
    role: 'waiter',
    active: true,
    password: newPassword,
  }),
  'staff.edit': () => ({
    id: randomUUID(),
    name: 'Nina Alves',
    email: 'nina@nova.example',
    role: 'cashier',
    active: true,
  }),
  'staff.setActive': () => ({ id: randomUUID(), active: true }),
};
