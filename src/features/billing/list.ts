import type { Scope } from '#database/scope.ts';
import { type Statement, statement } from '#database/tenant-query.ts';
import { m } from '#generated/messages/messages.js';
import { uuid } from '#lib/call.ts';
import { dayMs } from '#lib/days.ts';
import { CodedError } from '#lib/errors.ts';
import { folded } from '#lib/folded.ts';
import type { Locale } from '#lib/locale.ts';
import type { InputOf } from '../serves.ts';
import type { billing } from './contract.ts';
import { isOpen } from './paid-period.ts';
import { type PaymentRow, paymentColumns } from './payment-store.ts';
import { type Audience, paymentView } from './payment-view.ts';
import { planName } from './plan-name.ts';
import { readSubscription } from './store.ts';
import { type RecordedMethod, recordedMethods } from './values.ts';

const pageSize = 50;

type Asked = InputOf<typeof billing.payments>;

const sortedBy = { date: 'created_at', amount: 'amount_cents' } as const;

const lists = Object.fromEntries(
  (['date', 'amount'] as const).flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => [`${sort} ${direction}`, listStatement(sort, direction)] as const),
  ),
) as Record<`${Asked['sort']} ${Asked['direction']}`, Statement>;

function listStatement(sort: Asked['sort'], direction: Asked['direction']): Statement {
  const column = sortedBy[sort];
  return statement(
    `payments.list.${sort}.${direction}`,
    `select ${paymentColumns} from payments
     where restaurant_id = $1 and ($2::text is null or status = $2) and ($3::timestamptz is null or created_at >= $3)
       and ($4::text is null or strpos(id::text, $4) > 0 or strpos(lower(plan_name), $4) > 0 or strpos(lower(coalesce(plan_name_en, '')), $4) > 0
         or strpos(lower(coalesce(transaction_id, '')), $4) > 0 or method = any($5::text[]))
       and ($6::uuid is null or (${column}, id) ${direction === 'asc' ? '>' : '<'}
         (select ${column}, id from payments where restaurant_id = $1 and id = $6))
     order by ${column} ${direction}, id ${direction} limit ${pageSize + 1}`,
  );
}

export async function listPayments(scope: Scope, asked: Asked, { locale, issuer, now }: Audience & { now: Date }) {
  const { search, status, days, sort, direction, cursor } = asked;
  if (cursor !== undefined && !uuid.safeParse(cursor).success) throw new CodedError('invalid_input', { fields: [] });
  const since = days ? new Date(now.getTime() - days * dayMs).toISOString() : null;
  const text = search ? search.toLowerCase() : null;
  const methods = text === null ? [] : methodsCalled(text, locale);
  const values = [scope.restaurantId, status ?? null, since, text, methods, cursor ?? null];
  const [rows, summary] = await Promise.all([
    scope.rows<PaymentRow>(lists[`${sort} ${direction}`], values),
    readSummary(scope, locale, now),
  ]);
  const page = rows.slice(0, pageSize);
  return {
    payments: page.map((payment) => paymentView(payment, { locale, issuer })),
    nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    ...summary,
  };
}

/** The methods that the reader calls so: 'cartão', 'cartao' and 'crédito' are credit cards. */
function methodsCalled(text: string, locale: Locale): RecordedMethod[] {
  return recordedMethods.filter((method) =>
    folded(m[`billing.method.${method}`]({}, { locale })).includes(folded(text)),
  );
}

const latest = statement(
  'payments.latestPaid',
  `select plan_name as name, plan_name_en as "nameEn" from payments
   where restaurant_id = $1 and status = 'paid' order by paid_at desc, id desc limit 1`,
);

/** The plan of the most recent paid payment, and until when what was paid lasts: the end that the subscription's own page tells. */
async function readSummary(scope: Scope, locale: Locale, now: Date) {
  const [found] = await scope.rows<{ name: string; nameEn: string | null }>(latest, [scope.restaurantId]);
  if (!found) return { currentPlan: null, validUntil: null };
  const standing = await readSubscription(scope, scope.restaurantId);
  const lasts = standing !== null && isOpen(standing, now);
  return { currentPlan: planName(found, locale), validUntil: lasts ? standing.endsAt : null };
}
