import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { Payer, planIds } from '../../../tests/support/server/payer.ts';

let instance: TestInstance;
let ana: Payer;
const count = 120;

beforeAll(async () => {
  instance = await openTestInstance();
  ana = await Payer.arrive(instance);
  const plans = await planIds(instance);
  await ana.checkout(plans.mensal!);
  // A long history, a day apart, in amounts that come back.
  await instance.owner.query(
    `insert into payments (restaurant_id, subscription_id, plan_id, plan_name, kind, method, status, amount_cents, price_cents, customer,
       provider, transaction_id, key, created_at, paid_at, invoice_number)
     select p.restaurant_id, subscription_id, plan_id, case n % 2 when 0 then 'Plano Mensal' else 'Plano Anual' end, 'renewal',
       (array['credit_card', 'pix', 'boleto'])[n % 3 + 1], case n % 4 when 0 then 'paid' when 1 then 'failed' when 2 then 'cancelled' else 'refunded' end,
       1000 + n % 7, 1000 + n % 7, customer, 'sandbox', 'tx_' || n, uuidv7(), now() - n * interval '1 day',
       case when n % 4 in (0, 3) then now() - n * interval '1 day' end, case when n % 4 in (0, 3) then nextval('invoice_numbers') end
     from payments p, generate_series(1, ${count - 1}) n where p.restaurant_id = $1`,
    [ana.restaurant.id],
  );
});
afterAll(() => instance.close());

const list = async (query: Record<string, string> = {}, headers = {}) =>
  (await ana.visitor.send('GET', `/api/payments?${new URLSearchParams(query)}`, undefined, headers)).body;
async function all(query: Record<string, string>): Promise<any[]> {
  const found: any[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: any = await list({ ...query, ...(cursor && { cursor }) });
    found.push(...page.payments);
    cursor = page.nextCursor;
  }
  return found;
}

test('pages follow one another without a gap, in each order', async () => {
  for (const sort of ['date', 'amount']) {
    for (const direction of ['asc', 'desc']) {
      const found = await all({ sort, direction });
      expect(new Set(found.map(({ id }) => id)).size, `${sort} ${direction}`).toBe(count);
      const values = found.map(({ createdAt, amountCents }) => (sort === 'date' ? createdAt : amountCents));
      const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(values).toEqual(direction === 'asc' ? sorted : sorted.reverse());
    }
  }
  expect((await list()).payments[0]!.status, 'newest first unless asked otherwise').toBe('pending');
});

test('filters: status and period', async () => {
  expect((await all({ status: 'failed' })).every(({ status }) => status === 'failed')).toBe(true);
  expect(await all({ days: '30' })).toHaveLength(30);
  expect(await all({ days: '90' })).toHaveLength(90);
  expect((await list({ days: '31' })).code).toBe('invalid_input');
});

test('search: id, plan, transaction, and methods as the reader calls them', async () => {
  const [some] = await all({});
  expect(await all({ search: some.id.slice(3, 30) })).toHaveLength(1);
  expect((await all({ search: 'ANUAL' })).every(({ planName }) => planName === 'Plano Anual')).toBe(true);
  expect(await all({ search: 'tx_77' })).toHaveLength(1);
  for (const text of ['cartao', 'Crédito', 'CARTÃO']) {
    const found = await all({ search: text });
    expect(found.length, text).toBeGreaterThan(30);
    expect(new Set(found.map(({ method }) => method))).toEqual(new Set(['credit_card']));
  }
  const english = await list({ search: 'credit card' }, { cookie: `${ana.visitor.cookieHeader}; locale=en` });
  expect(english.payments.length).toBeGreaterThan(30);
  expect(await all({ search: '%' }), 'a sign of the database is a letter like any other').toEqual([]);
});

test('the summary is of the latest payment that was paid, and lasts until the subscription ends', async () => {
  const { currentPlan, validUntil, payments } = await list({ status: 'paid' });
  expect(currentPlan).toBe(payments[0]!.planName);
  expect(validUntil, 'nothing runs').toBeNull();

  const plans = await planIds(instance);
  const bia = await Payer.arrive(instance);
  const summary = async () => (await bia.visitor.get('/api/payments')).body;
  const standing = async () => (await bia.subscription()).subscription;
  expect(await summary()).toMatchObject({ currentPlan: null, validUntil: null });
  await bia.pays(plans.mensal!);
  await bia.pays(plans.mensal!);
  await bia.pays(plans.anual!);
  const { endsAt } = await standing();
  expect(await summary(), 'after a renewal and a change').toMatchObject({
    currentPlan: 'Plano Anual',
    validUntil: endsAt,
  });
  await instance.owner.query(`update payments set paid_at = paid_at - interval '8 days' where restaurant_id = $1`, [
    bia.restaurant.id,
  ]);
  await bia.visitor.post('/api/subscription/cancel', { revision: (await standing()).revision });
  expect(await standing()).toMatchObject({ status: 'cancelled', open: true });
  expect((await summary()).validUntil, 'cancelled, it lasts until its end').toBe((await standing()).endsAt);
});
