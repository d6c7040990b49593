import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { isOpen } from './paid-period.ts';
import { subscriptionStatuses } from './values.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

test('program and database mean the same by an open subscription, at the end, at the end of the grace, and beside them', async () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const dayMs = 86_400_000;
  const ends = [-3 * dayMs, 0].flatMap((end) => [-1, 0, 1].map((beside) => new Date(now.getTime() + end + beside)));
  for (const status of subscriptionStatuses) {
    for (const endsAt of ends) {
      const { rows } = await instance.owner.query('select holds_open($1, $2, $3) as open', [status, endsAt, now]);
      const meant = isOpen({ status, endsAt: endsAt.toISOString() }, now);
      expect(rows[0].open, `${status}, ends ${endsAt.toISOString()}`).toBe(meant);
    }
  }
});
