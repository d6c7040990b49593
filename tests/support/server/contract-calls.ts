import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { contract } from '#features/contract.ts';
import type { CallMeta } from '#lib/call.ts';
import { accountSamples } from './account-samples.ts';
import { billSamples } from './bill-samples.ts';
import { callSamples } from './call-samples.ts';
import { checkSamples } from './check-samples.ts';
import { demoSamples } from './demo-samples.ts';
import { deviceSamples } from './device-samples.ts';
import { floorSamples } from './floor-samples.ts';
import { menuSamples } from './menu-samples.ts';
import { machineIds, type PrintingSubject, printingSamples } from './printing-samples.ts';
import { type ReservationSubject, reservationSamples } from './reservation-samples.ts';
import { discount, farAhead, look, payer, settings, unseen } from './sample-inputs.ts';
import { setupSamples } from './setup-samples.ts';
import { type TillSubject, tillId, tillSamples } from './till-samples.ts';

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
export interface Subject extends PrintingSubject, ReservationSubject, TillSubject {
  restaurantId: string;
  number: number;
  orderId: string;
  billId: string;
  productId: string;
  categoryId: string;
  groupId: string;
  stationId: string;
  optionIds: string[];
  shortCode: string;
  planId: string;
  paymentId: string;
  deviceId: string;
  callId: string | null;
}

/** The first table of a restaurant, a plain product and some order of it. */
export async function subjectOf(owner: pg.Client, restaurantId: string): Promise<Subject> {
  const { rows } = await owner.query<Subject>(
    `select r.id as "restaurantId", r.slug, t.number, t.id as "tableId", t.short_code as "shortCode", '{}'::text[] as "optionIds",
       (select id from orders where restaurant_id = r.id limit 1) as "orderId",
       (select id from bills where restaurant_id = r.id limit 1) as "billId",
       (select id from reservations where restaurant_id = r.id limit 1) as "reservationId",
       (select id from option_groups where restaurant_id = r.id limit 1) as "groupId",
       (select id from stations where restaurant_id = r.id order by position limit 1) as "stationId",
       (select id from calls where restaurant_id = r.id limit 1) as "callId",
       ${machineIds}, ${tillId},
       (select id from plans where key = 'mensal') as "planId", (select id from payments where restaurant_id = r.id limit 1) as "paymentId",
       p.id as "productId", p.category_id as "categoryId"
     from restaurants r join tables t on t.restaurant_id = r.id and t.number = 1
       left join products p on p.restaurant_id = r.id and p.name = 'Pão de queijo da Canastra'
     where r.id = $1`,
    [restaurantId],
  );
  return rows[0]!;
}

const line = ({ productId, optionIds }: Subject) => ({ productId, quantity: 1, optionIds, notes: '' });

/** A well-formed input of each call. A call that is missing here fails the tests that are made from the contract. */
export const samples: Record<string, (subject: Subject) => Record<string, unknown>> = {
  'restaurants.directory': () => ({ q: 'demo' }),
  'restaurants.bySlug': ({ slug }) => ({ slug }),
  'restaurants.settings': () => ({}),
  'restaurants.saveSettings': () => settings,
  'specialDays.list': () => ({}),
  'specialDays.save': () => ({ date: farAhead(), name: 'Natal', periods: [] }),
  'specialDays.remove': () => ({ date: farAhead() }),
  'restaurants.customization': () => ({}),
  'restaurants.saveCustomization': () => ({ ...look, revision: 999 }),
  'restaurants.preview': () => look,
  ...accountSamples,
  ...menuSamples,
  ...deviceSamples,
  ...demoSamples,
  'tables.visit': ({ slug, number }) => ({ slug, number }),
  'tables.enter': ({ slug, number, shortCode }) => ({ slug, number, code: shortCode }),
  'tables.list': () => ({}),
  'tables.create': () => ({ key: randomUUID(), number: 4_711, capacity: 4, status: 'disponivel', valueCents: null }),
  'tables.edit': ({ tableId, number }) => ({
    id: tableId,
    revision: unseen,
    number,
    capacity: 4,
    status: 'disponivel',
    valueCents: null,
  }),
  'tables.setStatus': ({ tableId }) => ({ id: tableId, status: 'ocupado' }),
  'tables.remove': () => ({ id: randomUUID() }),
  'tables.restore': () => ({ id: randomUUID() }),
  'tables.codes': () => ({}),
  'tables.code': ({ tableId }) => ({ id: tableId }),
  'tables.rotate': ({ tableId }) => ({ id: tableId, shortCode: 'AAAAAA' }),
  'tables.rotateAll': () => ({ seenAt: '2000-01-01T00:00:00Z' }),
  'stats.today': () => ({}),
  'stats.kitchenTimes': () => ({ days: '7' }),
  'orders.place': (s) => ({ slug: s.slug, number: s.number, key: randomUUID(), lines: [line(s)] }),
  'orders.ofTable': ({ slug, number }) => ({ slug, number }),
  'bills.receipt': ({ slug, number }) => ({ slug, number }),
  'orders.favourites': ({ slug }) => ({ slug }),
  'orders.pairings': ({ slug }) => ({ slug }),
  'orders.estimate': ({ slug, productId }) => ({ slug, productIds: [productId] }),
  'orders.board': () => ({}),
  'orders.delivered': () => ({}),
  'orders.recentProducts': ({ tableId }) => ({ tableId }),
  'orders.read': ({ orderId }) => ({ id: orderId }),
  'orders.create': (s) => ({ key: randomUUID(), tableId: s.tableId, lines: [line(s)] }),
  'orders.edit': (s) => ({ id: s.orderId, revision: 1, tableId: s.tableId, status: 'preparando', lines: [line(s)] }),
  'orders.holdLines': ({ orderId }) => ({ id: orderId, lines: [1] }),
  'orders.fireLines': ({ orderId }) => ({ id: orderId, lines: [1] }),
  'orders.setRush': ({ orderId }) => ({ id: orderId, rushed: true }),
  'orders.moveLines': ({ orderId }) => ({ id: orderId, lines: [1], to: 'preparando' }),
  'orders.seeChanges': ({ orderId }) => ({ id: orderId, revision: 1 }),
  'orders.correctLine': ({ orderId }) => ({
    id: orderId,
    key: randomUUID(),
    revision: unseen,
    line: 1,
    kind: 'void',
    quantity: 1,
    reason: 'Pedido errado',
  }),
  'orders.correctionChoices': () => ({}),
  'orders.saveReasons': () => ({ reasons: { void: ['Pedido errado', 'Desistiu'], gift: ['Aniversário'] } }),
  'orders.corrections': () => ({}),
  'orderWords.list': () => ({}),
  'orderWords.add': () => ({ said: 'moreninha', means: 'coca zero' }),
  'orderWords.remove': () => ({ id: randomUUID() }),
  'kitchen.tickets': () => ({}),
  'billing.plans': () => ({}),
  'billing.subscription': () => ({}),
  'billing.quote': ({ planId }) => ({ planId }),
  'billing.checkout': ({ planId }) => ({ key: randomUUID(), planId, method: 'pix', customer: payer, amountCents: 1 }),
  'billing.payment': ({ paymentId }) => ({ id: paymentId }),
  'billing.payments': () => ({ search: 'pix', status: 'paid', days: 365, sort: 'amount', direction: 'asc' }),
  'billing.cancel': () => ({ revision: unseen }),
  'billing.resume': () => ({ revision: unseen }),
  'platform.stats': () => ({}),
  'platform.attention': () => ({}),
  'platform.restaurants': () => ({ search: 'demo' }),
  'platform.restaurant': ({ restaurantId }) => ({ id: restaurantId }),
  'platform.editRestaurant': () => ({
    id: randomUUID(),
    revision: unseen,
    name: 'Restaurant Demo',
    address: 'Rua Nova, 1',
    phone: '(11) 3000-0000',
    email: 'casa@nova.example',
    serviceFeeBasisPoints: 1_000,
    active: true,
  }),
  'platform.subscriptions': () => ({ status: 'active' }),
  'platform.refundsDue': () => ({}),
  'platform.markRefunded': () => ({ id: randomUUID() }),
  'platform.discounts': () => ({}),
  'platform.createDiscount': discount,
  'platform.editDiscount': () => ({ id: randomUUID(), revision: unseen, ...discount() }),
  'platform.plans': () => ({}),
  'platform.editPlan': () => ({
    id: randomUUID(),
    revision: unseen,
    name: 'Plano',
    nameEn: 'Plan',
    priceCents: 2_990,
    tableLimit: null,
    highlighted: false,
    published: false,
    retired: false,
  }),
  'platform.feedback': () => ({}),
  'platform.audit': () => ({}),
  'securityEvents.ofRestaurant': () => ({}),
  'securityEvents.ofAll': () => ({}),
  'platform.personData': () => ({ email: 'nobody@nowhere.example' }),
  'platform.erasePerson': () => ({ email: 'nobody@nowhere.example' }),
  'feedback.send': () => ({ key: randomUUID(), text: 'Muito bom', rating: 5 }),
  'feedback.support': () => ({}),
  'feedback.ownRating': ({ slug, number }) => ({ slug, number }),
  'feedback.rateVisit': ({ slug, number }) => ({ slug, number, rating: 5, text: 'Muito bom' }),
  'feedback.ofGuests': () => ({}),
  'orders.changeStatus': ({ orderId }) => ({ id: orderId, status: 'preparando' }),
  ...billSamples,
  ...callSamples,
  ...floorSamples,
  ...checkSamples,
  ...printingSamples,
  ...setupSamples,
  ...tillSamples,
  ...reservationSamples,
};

/** How an input of a call travels: into the path what the path names, the rest into the query or the body. */
export function asRequest({ method, path }: Pick<Call, 'method' | 'path'>, input: Record<string, unknown>) {
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
