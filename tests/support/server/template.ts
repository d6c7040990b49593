import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { type Database, openDatabase } from '#server/database.ts';
import { seedDemo } from '../../../db/seed/demo.ts';

export interface Template {
  /** A superuser's address of the PostgreSQL that holds it. */
  ownerUrl: string;
  appSecret: string;
  /** The folder with the pictures of the demonstration. */
  media: string;
  close(): Promise<void>;
}

/** One PostgreSQL for a whole run, with the demo restaurant in a template that each test file, or each journey, copies for itself. */
export async function openTemplate(
  more: (database: Database, demoHouse: string) => Promise<void> = async () => {},
): Promise<Template> {
  const appSecret = 'a secret of the tests that is long enough';
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comanda tests '));
  const media = path.join(dataDir, 'media');
  const embedded = await startEmbedded({ dataDir, backupDir: null, log: () => {} });
  const template = new URL(embedded.ownerUrl);
  template.pathname = '/template_demo';
  const owner = new pg.Client({ connectionString: embedded.ownerUrl });
  await owner.connect();
  await owner.query('create database template_demo');
  await owner.end();
  await migrate({ ownerUrl: template.href, appSecret, log: () => {} });
  const database = await openDatabase(template.href, appSecret, console.error);
  await more(database, await seedDemo(database, media));
  await database.close();
  return {
    ownerUrl: embedded.ownerUrl,
    appSecret,
    media,
    async close() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
