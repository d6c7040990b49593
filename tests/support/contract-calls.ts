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
  billId: string;
  reservationId: string;
  productId: string;
  categoryId: string;
  groupId: string;
  optionIds: string[];
  shortCode: string;
  planId: string;
  paymentId: string;
}

/** The first table of a restaurant, a plain product and some order of it. */
export async function subjectOf(owner: pg.Client, restaurantId: string): Promise<Subject> {
  const { rows } = await owner.query<Subject>(
    `select r.slug, t.number, t.id as "tableId", t.short_code as "shortCode", '{}'::text[] as "optionIds",
       (select id from orders where restaurant_id = r.id limit 1) as "orderId",
       (select id from bills where restaurant_id = r.id limit 1) as "billId",
       (select id from reservations where restaurant_id = r.id limit 1) as "reservationId",
       (select id from option_groups where restaurant_id = r.id limit 1) as "groupId",
       (select id from plans where key = 'mensal') as "planId", (select id from payments where restaurant_id = r.id limit 1) as "paymentId",
       p.id as "productId", p.category_id as "categoryId"
     from restaurants r join tables t on t.restaurant_id = r.id and t.number = 1
       left join products p on p.restaurant_id = r.id and p.name = 'Pão de queijo da Canastra'
     where r.id = $1`,
    [restaurantId],
  );
  return rows[0]!;
}

const newPassword = 'moqueca na quinta';
/** A settlement that changes nothing and pays nothing. */
const asItIs = { chargeServiceFee: true, charges: [], discount: null, payments: [] };
const line = ({ productId, optionIds }: Subject) => ({ productId, quantity: 1, optionIds, notes: '' });

/** No row has come so far: what is asked for is refused as out of date and changes nothing. */
const unseen = 1_000_000;
const dish = (categoryId: string) => ({
  ...{ name: 'Caldo verde', description: 'Com couve', priceCents: 2_400, category: { id: categoryId } },
  ...{ preparationMinutes: 10, tags: [], allergens: [], imageUrl: null, optionGroupIds: [], available: true },
});
const group = { name: 'Molho', min: 0, max: 1, options: [{ name: 'Pimenta', priceDeltaCents: 0, available: true }] };

/** Someone who comes in a week, at a time when the demonstration is open on any day but Mondays and Sundays. */
const guest = () => ({
  ...{ customerName: 'Ana Souza', customerEmail: `${randomUUID()}@guest.example`, customerPhone: '(11) 98888-7777' },
  ...{ date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10), time: '19:30', guests: 2 },
});

const settings = {
  ...{ name: 'Restaurant Demo', description: '', address: '', phone: '', email: '', timezone: 'America/Bahia' },
  ...{ openingHours: { domingo: 'Fechado' }, serviceFeeBasisPoints: 1_000, reservationMinutes: 120 },
  ...{ requiresTableSecret: true, revision: 999 },
};
const payer = {
  name: 'Helena Prado',
  email: 'helena@casa.example',
  document: '529.982.247-25',
  phone: '(11) 98888-7777',
};
/** A code that no other test has; what it is worth and when. */
const discount = () => ({
  ...{ code: `T${randomUUID().slice(0, 8)}`, type: 'percentage', value: 1_000, startDate: '2030-01-01' },
  ...{ endDate: '2030-12-31', maxUses: null, active: false, restaurantId: null },
});
const look = {
  ...{ name: 'Restaurant Demo', description: '', logoUrl: null, coverImageUrl: null, fontFamily: 'Lato' },
  ...{ primaryColor: '#0b3b33', secondaryColor: '#70a288', backgroundColor: '#e1ddcc' },
};

/** A well-formed input of each call. A call that is missing here fails the tests that are made from the contract. */
export const samples: Record<string, (subject: Subject) => Record<string, unknown>> = {
  'restaurants.directory': () => ({ q: 'demo' }),
  'restaurants.bySlug': ({ slug }) => ({ slug }),
  'restaurants.settings': () => ({}),
  'restaurants.saveSettings': () => settings,
  'restaurants.customization': () => ({}),
  'restaurants.saveCustomization': () => ({ ...look, revision: 999 }),
  'restaurants.preview': () => look,
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
  'accounts.secondFactors': () => ({}),
  'accounts.sessions': () => ({}),
  'accounts.endSessions': () => ({ which: 'others' }),
  'staff.list': () => ({}),
  'staff.create': () => ({
    ...{ name: 'Nina Alves', email: `${randomUUID()}@nova.example`, role: 'waiter', active: true },
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
  'menu.bySlug': ({ slug }) => ({ slug }),
  'menu.own': () => ({}),
  'menu.exportCsv': () => ({}),
  'menu.previewCsv': () => ({ text: 'categoria;nome;preço\nPratos;Feijoada;50,00' }),
  'menu.importCsv': () => ({ text: 'categoria;nome;preço\nPratos;Feijoada;50,00', version: 0 }),
  'menuEditing.read': () => ({}),
  'menuEditing.createProduct': ({ categoryId }) => ({ key: randomUUID(), ...dish(categoryId) }),
  'menuEditing.editProduct': ({ productId, categoryId }) => ({ id: productId, revision: unseen, ...dish(categoryId) }),
  'menuEditing.removeProduct': () => ({ id: randomUUID() }),
  'menuEditing.setAvailable': ({ productId }) => ({ id: productId, available: true }),
  'menuEditing.orderProducts': ({ categoryId, productId }) => ({ id: categoryId, ids: [productId] }),
  'menuEditing.createCategory': () => ({ key: randomUUID(), name: `Categoria ${randomUUID()}` }),
  'menuEditing.renameCategory': ({ categoryId }) => ({
    id: categoryId,
    revision: unseen,
    name: `Outra ${randomUUID()}`,
  }),
  'menuEditing.orderCategories': ({ categoryId }) => ({ ids: [categoryId] }),
  'menuEditing.removeCategory': ({ categoryId }) => ({ id: categoryId }),
  'menuEditing.createGroup': () => ({ key: randomUUID(), ...group }),
  'menuEditing.editGroup': ({ groupId }) => ({ id: groupId, revision: unseen, ...group }),
  'menuEditing.removeGroup': () => ({ id: randomUUID() }),
  'tables.visit': ({ slug, number }) => ({ slug, number }),
  'tables.enter': ({ slug, number, shortCode }) => ({ slug, number, code: shortCode }),
  'tables.list': () => ({}),
  'tables.create': () => ({ key: randomUUID(), number: 4_711, capacity: 4, status: 'disponivel', valueCents: null }),
  'tables.edit': ({ tableId, number }) => ({
    ...{ id: tableId, revision: unseen, number, capacity: 4, status: 'disponivel', valueCents: null },
  }),
  'tables.setStatus': ({ tableId }) => ({ id: tableId, status: 'ocupado' }),
  'tables.remove': () => ({ id: randomUUID() }),
  'tables.codes': () => ({}),
  'tables.code': ({ tableId }) => ({ id: tableId }),
  'tables.rotate': ({ tableId }) => ({ id: tableId, shortCode: 'AAAAAA' }),
  'tables.rotateAll': () => ({ seenAt: '2000-01-01T00:00:00Z' }),
  'stats.today': () => ({}),
  'orders.place': (s) => ({ slug: s.slug, number: s.number, key: randomUUID(), lines: [line(s)] }),
  'orders.ofTable': ({ slug, number }) => ({ slug, number }),
  'orders.estimate': ({ slug, productId }) => ({ slug, productIds: [productId] }),
  'orders.board': () => ({}),
  'orders.delivered': () => ({}),
  'orders.read': ({ orderId }) => ({ id: orderId }),
  'orders.create': (s) => ({ key: randomUUID(), tableId: s.tableId, lines: [line(s)] }),
  'orders.edit': (s) => ({ id: s.orderId, revision: 1, tableId: s.tableId, status: 'preparando', lines: [line(s)] }),
  'billing.plans': () => ({}),
  'billing.subscription': () => ({}),
  'billing.quote': ({ planId }) => ({ planId }),
  'billing.checkout': ({ planId }) => ({ key: randomUUID(), planId, method: 'pix', customer: payer, amountCents: 1 }),
  'billing.payment': ({ paymentId }) => ({ id: paymentId }),
  'billing.payments': () => ({ search: 'pix', status: 'paid', days: 365, sort: 'amount', direction: 'asc' }),
  'billing.cancel': () => ({ revision: unseen }),
  'platform.stats': () => ({}),
  'platform.restaurants': () => ({ search: 'demo' }),
  'platform.editRestaurant': () => ({
    ...{ id: randomUUID(), revision: unseen, name: 'Restaurant Demo', address: 'Rua Nova, 1', phone: '(11) 3000-0000' },
    ...{ email: 'casa@nova.example', serviceFeeBasisPoints: 1_000, active: true },
  }),
  'platform.subscriptions': () => ({ status: 'active' }),
  'platform.refundsDue': () => ({}),
  'platform.markRefunded': () => ({ id: randomUUID() }),
  'platform.discounts': () => ({}),
  'platform.createDiscount': discount,
  'platform.editDiscount': () => ({ id: randomUUID(), revision: unseen, ...discount() }),
  'platform.plans': () => ({}),
  'platform.editPlan': () => ({
    ...{ id: randomUUID(), revision: unseen, name: 'Plano', priceCents: 2_990, tableLimit: null },
    ...{ highlighted: false, published: false, retired: false },
  }),
  'platform.feedback': () => ({}),
  'platform.audit': () => ({}),
  'platform.personData': () => ({ email: 'nobody@nowhere.example' }),
  'platform.erasePerson': () => ({ email: 'nobody@nowhere.example' }),
  'feedback.send': () => ({ key: randomUUID(), text: 'Muito bom', rating: 5 }),
  'feedback.support': () => ({}),
  'orders.changeStatus': ({ orderId }) => ({ id: orderId, status: 'preparando' }),
  'bills.ofTable': ({ tableId }) => ({ tableId }),
  'bills.read': ({ billId }) => ({ id: billId }),
  'bills.completeOrder': ({ orderId }) => ({ id: orderId, key: randomUUID(), revision: 1, ...asItIs }),
  'bills.close': ({ billId }) => ({ id: billId, key: randomUUID(), version: 'seen', ...asItIs }),
  'bills.move': ({ billId, tableId }) => ({ id: billId, tableId }),
  'reservations.request': ({ slug }) => ({ slug, key: randomUUID(), ...guest() }),
  'reservations.ofDay': () => ({}),
  'reservations.pending': () => ({}),
  'reservations.near': () => ({}),
  'reservations.read': ({ reservationId }) => ({ id: reservationId ?? randomUUID() }),
  'reservations.create': ({ tableId }) => ({ key: randomUUID(), ...guest(), tableId }),
  'reservations.edit': ({ reservationId, tableId }) => ({
    ...{ id: reservationId ?? randomUUID(), revision: 1, ...guest(), tableId, status: 'confirmada' },
  }),
  'reservations.setStatus': ({ reservationId }) => ({
    ...{ id: reservationId ?? randomUUID(), revision: 1, status: 'cancelada' },
  }),
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
