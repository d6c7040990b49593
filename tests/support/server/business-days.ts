import { expect } from 'vitest';
import type { OpeningHours } from '#features/restaurants/opening/contract.ts';
import type { Today } from '#features/stats/contract.ts';
import type { KitchenReport } from '#features/stats/kitchen-times/contract.ts';
import type { ReportDays } from '#features/stats/kitchen-times/values.ts';
import type { TestInstance } from './instance.ts';
import { addRestaurant } from './second-restaurant.ts';
import { Visitor } from './visitor.ts';

/** A restaurant whose clock, hours and orders are what a test says. */
export async function openDays(instance: TestInstance) {
  let now = new Date();
  const other = await addRestaurant(instance.owner);
  const clock = await instance.another({ now: () => now });
  const boss = await new Visitor({ ...instance, url: clock.url }).signIn(other.owner);
  return {
    other,
    clock,
    boss,
    close: () => clock.close(),

    async opensAt(hours: OpeningHours, zone: string) {
      await instance.owner.query('update restaurants set opening_hours = $2, timezone = $3 where id = $1', [
        other.id,
        JSON.stringify(hours),
        zone,
      ]);
      for (const { doors } of [clock.database, instance.database]) doors.kept.forget(other.id);
    },

    async ordered(at: Date | string, totalCents = 1_000, status = 'entregue'): Promise<string> {
      const { rows } = await instance.owner.query<{ id: string }>(
        `insert into orders (restaurant_id, bill_id, table_id, number, status, items_cents, service_fee_percentage, service_fee_cents,
           total_cents, created_at)
         select $1, bill_id, table_id, 1, $4, $3, 0, 0, $3, $2 from orders where id = $5 returning id`,
        [other.id, new Date(at), totalCents, status, other.orderId],
      );
      return rows[0]!.id;
    },

    async today(at: Date | string): Promise<Today> {
      now = new Date(at);
      clock.database.doors.kept.forget(other.id);
      const { status, body } = await boss.get('/api/stats/today');
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },

    async kitchenTimes(at: Date | string, length: ReportDays): Promise<KitchenReport> {
      now = new Date(at);
      clock.database.doors.kept.forget(other.id);
      const { status, body } = await boss.get(`/api/stats/kitchen-times?days=${length}`);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },

    async forgetOrders() {
      await instance.owner.query('delete from orders where restaurant_id = $1 and id <> $2', [other.id, other.orderId]);
      // The one that everything else copies lies far away.
      await instance.owner.query(`update orders set created_at = '2001-01-01', status = 'cancelado' where id = $1`, [
        other.orderId,
      ]);
    },
  };
}
