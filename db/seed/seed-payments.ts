import type pg from 'pg';
import { anchorDayOf, endOfPeriod } from '../../src/features/billing/paid-period.ts';

const timeZone = 'America/Sao_Paulo';
const dayMs = 86_400_000;
const minuteMs = 60_000;
const payer = {
  name: 'Helena Prado',
  email: 'dono@demo.comanda.example',
  document: '52998224725',
  phone: '(11) 98765-0140',
};

interface Paid {
  plan: 'mensal' | 'anual';
  kind: 'first' | 'renewal';
  method: 'credit_card' | 'pix' | 'boleto';
  status: 'paid' | 'failed' | 'cancelled';
  at: Date;
  until?: Date;
  failure?: string;
}

/**
 * Four months by the month, and since forty days ago by the year: with a card that was declined and a PIX that was given up in
 * between, as happens. The subscription is the one that these payments make.
 */
export async function seedPayments(client: pg.ClientBase, restaurantId: string, now: Date): Promise<void> {
  const yearly = new Date(now.getTime() - 40 * dayMs);
  const months = [4, 3, 2, 1].map((ago) => monthsBefore(yearly, ago));
  const methods = ['credit_card', 'pix', 'boleto', 'pix'] as const;
  const paid = months.map((at, index): Paid => {
    const until = months[index + 1] ?? yearly;
    return { plan: 'mensal', kind: index ? 'renewal' : 'first', method: methods[index]!, status: 'paid', at, until };
  });
  const before = (minutes: number) => new Date(yearly.getTime() - minutes * minuteMs);
  const renewal = { plan: 'anual', kind: 'renewal' } as const;
  const ends = endOfPeriod(yearly, 'year', anchorDayOf(yearly, timeZone), timeZone);
  const history: Paid[] = [
    ...paid,
    { ...renewal, method: 'credit_card', status: 'failed', at: before(95), failure: 'insufficient_funds' },
    { ...renewal, method: 'pix', status: 'cancelled', at: before(88) },
    { ...renewal, method: 'credit_card', status: 'paid', at: yearly, until: ends },
  ];
  const { rows } = await client.query<{ id: string }>(
    `insert into subscriptions (restaurant_id, plan_id, status, price_cents, started_at, ends_at, anchor_day)
     select $1, id, 'active', price_cents, $2, $3, $4 from plans where key = 'anual' returning id`,
    [restaurantId, yearly, ends, anchorDayOf(yearly, timeZone)],
  );
  // It joined on the day before it first paid.
  await client.query(`update restaurants set created_at = $2::timestamptz - interval '1 day' where id = $1`, [
    restaurantId,
    months[0],
  ]);
  for (const payment of history) await save(client, restaurantId, rows[0]!.id, payment);
}

async function save(client: pg.ClientBase, restaurantId: string, subscriptionId: string, payment: Paid) {
  const { plan, kind, method, status, at, until, failure } = payment;
  // A boleto is known to be paid a day after it was made out.
  const begun = method === 'boleto' ? new Date(at.getTime() - dayMs) : new Date(at.getTime() - 2 * minuteMs);
  const period = status === 'paid' ? [at, at, until] : [null, null, null];
  await client.query(
    `with made as (select uuidv7($6::timestamptz - clock_timestamp()) as id)
     insert into payments (restaurant_id, id, subscription_id, plan_id, plan_name, plan_name_en, kind, method, status, amount_cents, price_cents,
       customer, provider, provider_ref, transaction_id, key, created_at, expires_at, paid_at, period_start, period_end, failure, invoice_number, over)
     select $1, made.id, $2, p.id, p.name, p.name_en, $3, $4, $5, p.price_cents, p.price_cents, $7, 'sandbox', 'demo_' || made.id,
       case $5 when 'paid' then $8 || '_' || substr(replace(made.id::text, '-', ''), 15) end, uuidv7(), $6, $6::timestamptz + interval '3 days',
       $9, $10, $11, $12, case $5 when 'paid' then nextval('invoice_numbers') end, $5 in ('failed', 'cancelled')
     from made join plans p on p.key = $13`,
    [
      restaurantId,
      subscriptionId,
      kind,
      method,
      status,
      begun,
      payer,
      prefixes[method],
      ...period,
      failure ?? null,
      plan,
    ],
  );
}

const prefixes = { credit_card: 'card', pix: 'pix', boleto: 'bol' };

/** The same time of the same day, or of the month's last. */
function monthsBefore(at: Date, months: number): Date {
  const to = new Date(at);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return to;
}
