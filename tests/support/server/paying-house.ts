import { cashier, openTestInstance, owner } from './instance.ts';
import { MercadoPagoStandIn } from './mercado-pago-stand-in.ts';
import { payingOnline } from './paying-online.ts';
import { openTill } from './till.ts';
import { Visitor } from './visitor.ts';

export type PayingHouse = Awaited<ReturnType<typeof payingHouse>>;

/** The demonstration's restaurant, connected to a stand-in of Mercado Pago. */
export async function payingHouse() {
  const mp = await new MercadoPagoStandIn().open();
  const instance = await openTestInstance({ guests: mp.settings });
  const till = await openTill(instance);
  const boss = await new Visitor(instance).signIn(owner);
  const caixa = await new Visitor(instance).signIn(cashier);
  const pay = payingOnline(instance, mp);
  await pay.connect(boss);
  return {
    mp,
    instance,
    till,
    boss,
    caixa,
    pay,
    async billOf(id: string) {
      const { rows } = await instance.owner.query(
        `select b.closed_at is not null as closed, b.closed_by as by, b.total_cents::int as total, t.status,
           (select coalesce(sum(amount_cents), 0)::int from bill_payments p where p.bill_id = b.id) as paid
         from bills b join tables t on t.id = b.table_id where b.id = $1`,
        [id],
      );
      return rows[0];
    },
    async close() {
      await instance.close();
      await mp.close();
    },
  };
}
