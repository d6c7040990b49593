import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { contract } from '#features/contract.ts';
import type { CallMeta } from '#lib/call.ts';

export interface Call {
  /** As in `orders.place`. */
  name: string;
  method: string;
  path: string;
  meta: CallMeta;
}

/** Every call of the contract. */
export const calls: Call[] = Object.entries(contract).flatMap(([feature, entries]) =>
  Object.entries(entries).map(([name, entry]) => {
    const { route, meta } = entry['~orpc'];
    return {
      name: `${feature}.${name}`,
      method: route.method ?? 'POST',
      path: route.path ?? '',
      meta: meta as CallMeta,
    };
  }),
);

/** What the samples are about: ids and addresses of one restaurant, its own or a foreign one. */
export interface Subject {
  slug: string;
  number: number;
  tableId: string;
  orderId: string;
  productId: string;
  optionIds: string[];
  shortCode: string;
}

/** The first table of a restaurant, a plain product and some order of it. */
export async function subjectOf(owner: pg.Client, restaurantId: string): Promise<Subject> {
  const { rows } = await owner.query<Subject>(
    `select r.slug, t.number, t.id as "tableId", t.short_code as "shortCode", '{}'::text[] as "optionIds",
       (select id from orders where restaurant_id = r.id limit 1) as "orderId",
       (select id from products where restaurant_id = r.id and name = 'Pão de queijo da Canastra') as "productId"
     from restaurants r join tables t on t.restaurant_id = r.id and t.number = 1 where r.id = $1`,
    [restaurantId],
  );
  return rows[0]!;
}

const newPassword = 'moqueca na quinta';
const line = ({ productId, optionIds }: Subject) => ({ productId, quantity: 1, optionIds, notes: '' });

/** A well-formed input of each call. A call that is missing here fails the tests that are made from the contract. */
export const samples: Record<string, (subject: Subject) => Record<string, unknown>> = {
  'restaurants.bySlug': ({ slug }) => ({ slug }),
  'accounts.register': () => ({
    ...{ name: 'Casa Nova', description: 'Comida caseira', address: 'Rua Nova, 1', phone: '(11) 3000-0000' },
    ...{ email: `${randomUUID()}@nova.example`, password: newPassword, confirmPassword: newPassword },
  }),
  'accounts.signInAt': ({ slug }) => ({ slug, email: 'nobody@nowhere.example', password: newPassword }),
  'accounts.providers': () => ({}),
  'accounts.session': () => ({}),
  'accounts.updateProfile': () => ({ locale: 'pt-BR' }),
  'accounts.setPhone': () => ({ phone: '(11) 98888-7777', password: newPassword }),
  'accounts.removePhone': () => ({ password: newPassword }),
  'accounts.sessions': () => ({}),
  'accounts.endSessions': () => ({ which: 'others' }),
  'staff.list': () => ({}),
  'staff.create': () => ({
    ...{
      name: 'Nina Alves',
      email: `${randomUUID()}@nova.example`,
      role: 'waiter',
      active: true,
      password: newPassword,
    },
  }),
  'staff.edit': () => ({
    id: randomUUID(),
    name: 'Nina Alves',
    email: 'nina@nova.example',
    role: 'cashier',
    active: true,
  }),
  'staff.setActive': () => ({ id: randomUUID(), active: true }),
  'menu.bySlug': ({ slug }) => ({ slug }),
  'menu.own': () => ({}),
  'tables.visit': ({ slug, number }) => ({ slug, number }),
  'tables.enter': ({ slug, number, shortCode }) => ({ slug, number, code: shortCode }),
  'tables.list': () => ({}),
  'orders.place': (s) => ({ slug: s.slug, number: s.number, key: randomUUID(), lines: [line(s)] }),
  'orders.ofTable': ({ slug, number }) => ({ slug, number }),
  'orders.estimate': ({ slug, productId }) => ({ slug, productIds: [productId] }),
  'orders.board': () => ({}),
  'orders.delivered': () => ({}),
  'orders.read': ({ orderId }) => ({ id: orderId }),
  'orders.create': (s) => ({ key: randomUUID(), tableId: s.tableId, lines: [line(s)] }),
  'orders.edit': (s) => ({ id: s.orderId, revision: 1, tableId: s.tableId, status: 'preparando', lines: [line(s)] }),
  'orders.changeStatus': ({ orderId }) => ({ id: orderId, status: 'preparando' }),
};

/** How an input of a call travels: into the path what the path names, the rest into the query or the body. */
export function asRequest({ method, path }: Call, input: Record<string, unknown>) {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]).toWellFormed();
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (method !== 'GET') return { method, path: `/api${filled}`, body: rest };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (Array.isArray(value))
      for (const [index, each] of value.entries()) query.append(`${name}[${index}]`, String(each));
    else query.append(name, String(value));
  }
  return { method, path: `/api${filled}${query.size ? `?${query}` : ''}`, body: undefined };
}
