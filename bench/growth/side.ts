import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { openDataFolder, openFolder, readSecrets } from '#database/data-folder.ts';
import { startEmbedded } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { orders } from '#features/orders/contract.ts';
import { topics } from '#lib/call.ts';
import { openDatabase } from '#server/database.ts';
import { administrator, people, restaurant } from '../../db/seed/cast.ts';
import { seedDemo } from '../../db/seed/demo.ts';
import { startServer } from '../../tests/support/server/running.ts';
import { Visitor } from '../../tests/support/server/visitor.ts';

export interface Place {
  ownerUrl: string;
  appSecret: string;
  /** An empty folder. */
  folder: string;
}

/** A database of one size, with a server on it and who reads its screens. */
export interface Side {
  tableId: string;
  /** Reads an address, and fails when the answer is another than that it is there. */
  ask(by: 'owner' | 'admin' | 'guest', address: string): Promise<void>;
  /** What is kept in memory would hide what it costs to read. */
  forgetKept(): void;
  close(): Promise<void>;
}

/** The table that the guest sits at. */
export const guestTable = 7;
const openTables = [2, 4, guestTable, 9];

/** The database in a data folder, made, migrated and with the demonstration's restaurant in it. */
export async function openPlace(dataDir: string): Promise<Place & { stop(): Promise<void> }> {
  openDataFolder(dataDir);
  const { appSecret } = readSecrets(dataDir);
  const { ownerUrl, stop } = await startEmbedded({ dataDir, log: () => {} });
  await migrate({ ownerUrl, appSecret, log: () => {} });
  const database = await openDatabase(ownerUrl, appSecret, console.error);
  await seedDemo(database, openFolder(path.join(dataDir, 'media')));
  await database.close();
  return { ownerUrl, appSecret, folder: openFolder(path.join(dataDir, 'empty')), stop };
}

export async function openSide({ ownerUrl, appSecret, folder }: Place): Promise<Side> {
  const post = { letter: () => {}, text: () => {} };
  const server = await startServer({ databaseUrl: ownerUrl, appSecret, folder, post });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const visitor = () => new Visitor({ url: server.url, owner });
  const by = {
    owner: await visitor().signIn(people[0].email),
    admin: await visitor().signIn(administrator.email),
    guest: await visitor().sitAt(guestTable),
  };
  const { restaurantId, productId, tables } = await demoOf(owner);
  const lines = [{ productId, quantity: 2, optionIds: [], notes: '' }];
  for (const number of openTables)
    await by.owner.ask(orders.create, { key: randomUUID(), tableId: tables.get(number)!, lines });
  const { changes } = server.database.doors;
  return {
    tableId: tables.get(guestTable)!,
    async ask(who, address) {
      const { status, body } = await by[who].get(address);
      if (status !== 200) throw new Error(`${address} answered ${status} ${JSON.stringify(body)}`);
    },
    forgetKept() {
      for (const topic of topics) changes.emit('change', { restaurantId, topic, id: null, tableId: null });
    },
    async close() {
      await owner.end();
      await server.close();
    },
  };
}

async function demoOf(owner: pg.Client) {
  const { rows } = await owner.query<{ restaurantId: string; productId: string }>(
    `select r.id as "restaurantId", p.id as "productId" from restaurants r join products p on p.restaurant_id = r.id
     where r.slug = $1 and p.name = 'Pão de queijo da Canastra'`,
    [restaurant.slug],
  );
  const { restaurantId, productId } = rows[0]!;
  const tables = await owner.query<{ number: number; id: string }>(
    'select number, id from tables where restaurant_id = $1 and deleted_at is null',
    [restaurantId],
  );
  return { restaurantId, productId, tables: new Map(tables.rows.map(({ number, id }) => [number, id])) };
}
