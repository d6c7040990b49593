import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../tests/support/server/instance.ts';
import { sweep } from './duties.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

test('records of access go after six months, what was used up after a day, and what still counts stays', async () => {
  const now = new Date('2026-08-20T12:00:00Z');
  const [user] = (await instance.owner.query('select id from users limit 1')).rows;
  const rows: [string, string, unknown[], string, string][] = [
    // What, how it is put there, and a moment that is kept and one that is not.
    [
      'sessions.token',
      'insert into sessions (user_id, token, expires_at) values ($2, $3, $1)',
      [user.id],
      '2026-02-20T12:00:00Z',
      '2026-02-20T11:59:59Z',
    ],
    [
      'known_addresses.address',
      'insert into known_addresses (user_id, address, seen_at) values ($2, $3, $1)',
      [user.id],
      '2026-02-20T12:00:00Z',
      '2026-02-20T11:59:59Z',
    ],
    [
      'verifications.identifier',
      `insert into verifications (identifier, value, expires_at) values ($3, $2, $1)`,
      ['x'],
      '2026-08-19T12:00:00Z',
      '2026-08-19T11:59:59Z',
    ],
    [
      'rate_limits.key',
      `insert into rate_limits (key, count, last_request) values ($3, $2, extract(epoch from $1::timestamptz) * 1000)`,
      [1],
      '2026-08-19T12:00:00Z',
      '2026-08-19T11:59:59Z',
    ],
    [
      'webhook_events.event_id',
      `insert into webhook_events (provider, event_id, type, received_at) values ($2, $3, 'x', $1)`,
      ['stripe'],
      '2026-02-20T12:00:00Z',
      '2026-02-20T11:59:59Z',
    ],
  ];
  for (const [, insert, values, kept, gone] of rows) {
    await instance.owner.query(insert, [kept, ...values, 'kept']);
    await instance.owner.query(insert, [gone, ...values, 'gone']);
  }
  const left = async (place: string) => {
    const [table, column] = place.split('.');
    const found = await instance.owner.query(
      `select ${column} as mark from ${table} where ${column} in ('kept', 'gone') order by 1`,
    );
    return found.rows.map(({ mark }) => mark);
  };
  for (const [place] of rows) expect(await left(place), place).toEqual(['gone', 'kept']);
  await sweep(instance.database.system, now);
  for (const [place] of rows) expect(await left(place), place).toEqual(['kept']);
});
