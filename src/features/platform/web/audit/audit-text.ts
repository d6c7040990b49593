import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney, formatPercentage } from '#lib/money.ts';
import { paymentStatuses } from '../../../billing/values.ts';
import type { AuditEntry } from '../../contract.ts';
import { dayText } from '../dates.ts';

const actions: Record<string, () => string> = {
  'restaurant.edited': m['platform.audit.restaurantEdited'],
  'discount.created': m['platform.audit.discountCreated'],
  'discount.edited': m['platform.audit.discountEdited'],
  'plan.edited': m['platform.audit.planEdited'],
  'person.erased': m['platform.audit.personErased'],
  'payment.refunded': m['platform.audit.paymentRefunded'],
};

/** What was done, as a part of a sentence; an action that this screen does not know keeps its own name. */
export const actionText = (action: string) => actions[action]?.() ?? action;

const money = (value: unknown) => formatMoney(Number(value), getLocale());
const percent = (value: unknown) => `${formatPercentage(Number(value), getLocale())}%`;
const plain = (value: unknown) => String(value);
const yesNo = (value: unknown) => (value ? m['platform.audit.yes']() : m['platform.audit.no']());
const day = (value: unknown) => dayText(String(value));
const paymentStatus = (value: unknown) => {
  const status = paymentStatuses.find((each) => each === value);
  return status ? m[`billing.status.${status}`]() : String(value);
};
const kind = (value: unknown) =>
  value === 'percentage' ? m['platform.discounts.percentage']() : m['platform.discounts.fixed']();

const fields: Record<string, { name: () => string; told: (value: unknown) => string; none?: () => string }> = {
  name: { name: m['platform.audit.fields.name'], told: plain },
  nameEn: { name: m['platform.audit.fields.nameEn'], told: plain },
  address: { name: m['platform.audit.fields.address'], told: plain },
  phone: { name: m['platform.audit.fields.phone'], told: plain },
  email: { name: m['platform.audit.fields.email'], told: plain },
  slug: { name: m['platform.audit.fields.slug'], told: (slug) => `/r/${slug}` },
  serviceFeeBasisPoints: { name: m['platform.audit.fields.serviceFeeBasisPoints'], told: percent },
  active: { name: m['platform.audit.fields.active'], told: yesNo },
  code: { name: m['platform.audit.fields.code'], told: plain },
  type: { name: m['platform.audit.fields.type'], told: kind },
  percentage: { name: m['platform.audit.fields.percentage'], told: percent },
  amountCents: { name: m['platform.audit.fields.amountCents'], told: money },
  startDate: { name: m['platform.audit.fields.startDate'], told: day },
  endDate: { name: m['platform.audit.fields.endDate'], told: day },
  maxUses: { name: m['platform.audit.fields.maxUses'], told: plain, none: m['platform.unlimited'] },
  restaurant: { name: m['platform.audit.fields.restaurant'], told: plain, none: m['platform.discounts.forAll'] },
  priceCents: { name: m['platform.audit.fields.priceCents'], told: money },
  tableLimit: { name: m['platform.audit.fields.tableLimit'], told: plain, none: m['platform.unlimited'] },
  highlighted: { name: m['platform.audit.fields.highlighted'], told: yesNo },
  published: { name: m['platform.audit.fields.published'], told: yesNo },
  retired: { name: m['platform.audit.fields.retired'], told: yesNo },
  status: { name: m['platform.audit.fields.status'], told: paymentStatus },
  refundedCents: { name: m['platform.audit.fields.refundedCents'], told: money },
  account: { name: m['platform.audit.fields.account'], told: plain },
  identities: { name: m['platform.audit.fields.identities'], told: plain },
  sessions: { name: m['platform.audit.fields.sessions'], told: plain },
  contacts: { name: m['platform.audit.fields.contacts'], told: plain },
  feedback: { name: m['platform.audit.fields.feedback'], told: plain },
  reservations: { name: m['platform.audit.fields.reservations'], told: plain },
};

export const fieldText = (field: string) => fields[field]?.name() ?? field;

/** The changes in the order of the forms; the database keeps them in one of its own. */
export function inOrder(changes: AuditEntry['changes']): [string, AuditEntry['changes'][string]][] {
  const place = (field: string) => {
    const at = Object.keys(fields).indexOf(field);
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  };
  return Object.entries(changes).sort(([a], [b]) => (place(a) < place(b) ? -1 : 1));
}

/** A value as its field is told on the other screens. */
export function valueText(field: string, value: unknown): string {
  const known = fields[field];
  if (value === null || value === undefined || value === '') return (known?.none ?? m['platform.audit.nothing'])();
  return known ? known.told(value) : JSON.stringify(value);
}
