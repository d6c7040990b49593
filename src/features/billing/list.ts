import type { Scope } from '#database/scope.ts';
import { type Statement, statement } from '#database/tenant-query.ts';
import { m } from '#generated/messages/messages.js';
import { uuid } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { type PaymentMethod, type PaymentStatus, type Period, paymentMethods } from './contract.ts';
import { dayMs } from './paid-period.ts';
import { type PaymentRow, paymentColumns } from './payment-store.ts';
import { anchorDayOf, endOfPeriod } from './period.ts';
import { paymentView } from './view.ts';

const pageSize = 50;

export interface Asked {
  search?: string | undefined;
  status?: PaymentStatus | undefined;
  days?: 30 | 90 | 365 | undefined;
  sort: 'date' | 'amount';
  direction: 'asc' | 'desc';
  cursor?: string | undefined;
}

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
       and ($4::text is null or strpos(id::text, $4) > 0 or strpos(lower(plan_name), $4) > 0
         or strpos(lower(coalesce(transaction_id, '')), $4) > 0 or method = any($5::text[]))
       and ($6::uuid is null or (${column}, id) ${direction === 'asc' ? '>' : '<'}
         (select ${column}, id from payments where restaurant_id = $1 and id = $6))
     order by ${column} ${direction}, id ${direction} limit ${pageSize + 1}`,
  );
}

export async function listPayments(scope: Scope, asked: Asked, locale: Locale, now: Date) {
  const { search, status, days, sort, direction, cursor } = asked;
  if (cursor !== undefined && !uuid.safeParse(cursor).success) throw new CodedError('invalid_input', { fields: [] });
  const since = days ? new Date(now.getTime() - days * dayMs).toISOString() : null;
  const text = search ? search.toLowerCase() : null;
  const methods = text === null ? [] : methodsCalled(text, locale);
  const values = [scope.restaurantId, status ?? null, since, text, methods, cursor ?? null];
  const [rows, summary] = await Promise.all([
    scope.rows<PaymentRow>(lists[`${sort} ${direction}`], values),
    readSummary(scope),
  ]);
  const page = rows.slice(0, pageSize);
  return {
    payments: page.map(paymentView),
    nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    ...summary,
  };
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The methods that the reader calls so: 'cartão', 'cartao' and 'crédito' are credit cards. */
function methodsCalled(text: string, locale: Locale): PaymentMethod[] {
  return paymentMethods.filter((method) => plain(m[`billing.method.${method}`]({}, { locale })).includes(plain(text)));
}

const latest = statement(
  'payments.latestPaid',
  `select p.plan_name as plan, p.paid_at as at, l.period, r.timezone
   from payments p join plans l on l.id = p.plan_id join restaurants r on r.id = p.restaurant_id
   where p.restaurant_id = $1 and p.status = 'paid' order by p.paid_at desc, p.id desc limit 1`,
);

/** The plan of the most recent paid payment, and one period after it. */
async function readSummary(scope: Scope) {
  const values = [scope.restaurantId];
  const [found] = await scope.rows<{ plan: string; at: string; period: Period; timezone: string }>(latest, values);
  if (!found) return { currentPlan: null, nextPaymentAt: null };
  const { plan, period, timezone } = found;
  const at = new Date(found.at);
  const next = endOfPeriod(at, period, anchorDayOf(at, timezone), timezone);
  return { currentPlan: plan, nextPaymentAt: next.toISOString() };
}
