import { askCharges } from '#features/checks/online/look.ts';
import type { Check } from '#features/checks/told/contract.ts';
import { demoPassword } from '../../../db/seed/cast.ts';
import { checking } from './checking.ts';
import type { TestInstance } from './instance.ts';
import type { MercadoPagoStandIn, MpNotice } from './mercado-pago-stand-in.ts';
import type { Visitor } from './visitor.ts';

/** What tests of guests who pay through Mercado Pago do over and over. */
export function payingOnline(instance: TestInstance, mp: MercadoPagoStandIn) {
  const returned = async (boss: Visitor) => {
    const { body } = await boss.post('/api/checks/online/connect', { password: demoPassword });
    const asked = new URL(body.url);
    return mp.books.agree(asked.searchParams, mp.seller);
  };
  const finish = (boss: Visitor, back: URL) =>
    boss.post('/api/checks/online/connected', {
      code: back.searchParams.get('code') ?? '',
      state: back.searchParams.get('state') ?? '',
    });
  return {
    returned,
    finish,
    async connect(boss: Visitor) {
      const answer = await finish(boss, await returned(boss));
      if (answer.status !== 200) throw new Error(`The account was answered ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    /** As Mercado Pago posts it: no cookies, no origin. */
    async tell({ search, headers, body }: MpNotice) {
      const address = `${instance.url}/api/webhooks/guests/mercadopago${search}`;
      const answer = await fetch(address, { method: 'POST', headers, body });
      return { status: answer.status, body: (await answer.json()) as { outcome?: string; code?: string } };
    },
    /** Everything that is left, by a phone that asks for it. */
    async ask(guest: Visitor, table: number, cents: number, method: 'online_pix' | 'online_card' = 'online_pix') {
      const split = { by: 'amount', cents };
      const answer = await checking.pay(guest, table, cents, { split, method });
      if (answer.status !== 200) throw new Error(`The part was answered ${JSON.stringify(answer.body)}`);
      return answer.body.check!.part! as NonNullable<Check['part']>;
    },
    /** The one payment of a part there. */
    paymentOf(partId: string) {
      return instance.owner
        .query(`select c.id from check_charges c where c.part_id = $1`, [partId])
        .then(({ rows }) => {
          const found = [...mp.books.payments.values()].find((each) => each.external_reference === rows[0].id);
          if (!found) throw new Error(`Nothing was asked for of ${partId}`);
          return found;
        });
    },
    /** What time brings. */
    async later(minutes: number) {
      const { payments } = instance.guestPayments;
      const errors: unknown[] = [];
      if (payments)
        await askCharges(
          {
            system: instance.database.system,
            payments,
            scope: instance.database.scope,
            onError: (error) => errors.push(error),
          },
          new Date(Date.now() + minutes * 60_000),
        );
      return errors;
    },
    /** Where the money of a part is: nothing of what came is anywhere else. */
    async books(partId: string) {
      const { rows } = await instance.owner.query(
        `select p.status, p.amount_cents::int as asked, p.credit_cents::int as credit,
           (select coalesce(sum(r.paid_cents), 0)::int from check_receipts r where r.part_id = p.id) as paid,
           (select coalesce(sum(r.refunded_cents), 0)::int from check_receipts r where r.part_id = p.id) as refunded,
           (select coalesce(sum(r.missing_cents), 0)::int from check_receipts r where r.part_id = p.id) as missing,
           (select coalesce(sum(r.kept_cents), 0)::int from check_receipts r where r.part_id = p.id) as kept,
           (select coalesce(sum(amount_cents), 0)::int from bill_payments b where b.key = p.id) as recorded
         from check_parts p where p.id = $1`,
        [partId],
      );
      return rows[0] as Record<'asked' | 'credit' | 'paid' | 'refunded' | 'missing' | 'kept' | 'recorded', number> & {
        status: string;
      };
    },
  };
}
