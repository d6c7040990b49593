import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fill } from '../../bench/growth/fill.ts';
import { reads } from '../../bench/growth/reads.ts';
import { openSide, type Side } from '../../bench/growth/side.ts';
import { copyTemplate, type TemplateCopy } from '../support/server/template-copy.ts';

// What `npm run bench:growth` measures, on so little that nothing can be measured: that it is there, and that it is read.
const size = { houses: 3, orders: 90, probed: 90 };
let copy: TemplateCopy;
let folder: string;
let owner: pg.Client;
let side: Side;
beforeAll(async () => {
  copy = await copyTemplate(inject('ownerUrl'));
  folder = await mkdtemp(path.join(tmpdir(), 'comanda-growth-'));
  owner = new pg.Client({ connectionString: copy.url });
  await owner.connect();
});
afterAll(async () => {
  await side.close();
  await owner.end();
  await copy.drop();
  await rm(folder, { recursive: true });
});

const finished = async () => {
  const { rows } = await owner.query<{ orders: number; lines: number; bills: number }>(
    `select (select count(*)::int from orders) as orders, (select count(*)::int from order_items) as lines,
       (select count(*)::int from bills) as bills`,
  );
  return rows[0]!;
};

test('a database is filled up to a size: one that was cut off goes on where it was, one that is full stays as it is', async () => {
  const before = await finished();
  const cut = fill(copy.url, size, (toGo) => {
    if (toGo === 1) throw new Error('The power went');
  });
  await expect(cut).rejects.toThrow('The power went');
  const others = await finished();
  expect(others.orders - before.orders).toBe(size.orders);
  await fill(copy.url, size, () => {});
  const full = await finished();
  expect(full.orders - others.orders).toBe(size.probed);
  expect(full.lines - before.lines).toBe(3 * (size.orders + size.probed));
  await fill(copy.url, size, () => {});
  expect(await finished()).toEqual(full);
  await expect(fill(copy.url, { ...size, houses: 4 }, () => {})).rejects.toThrow('another size');
});

test('every screen that is measured is there to be read', async () => {
  side = await openSide({ ownerUrl: copy.url, appSecret: inject('appSecret'), folder });
  for (const { read } of reads) {
    side.forgetKept();
    await read(side);
  }
});
