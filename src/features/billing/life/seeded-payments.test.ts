import { expect, test } from 'vitest';
import { openTestInstance } from '../../../../tests/support/server/instance.ts';
import { silentPost } from '../../../../tests/support/server/subscriber.ts';
import { askPayments } from './ask-payments.ts';
import { expirePayments } from './expire-payments.ts';

test('the provider is asked about no payment of the demonstration: it never heard of them, and they are over', async () => {
  const instance = await openTestInstance();
  try {
    const { rows } = await instance.owner.query(
      `select status from payments where provider_ref like 'demo%' group by status order by status`,
    );
    expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'failed', 'paid']);
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const doors = { system: instance.database.system, payments: instance.sandbox, post: silentPost, onError };
    expect(await expirePayments(doors, new Date())).toEqual({ expired: 0 });
    expect(await askPayments(doors, new Date())).toEqual({ asked: 0, settled: 0 });
    expect(errors).toEqual([]);
  } finally {
    await instance.close();
  }
});
