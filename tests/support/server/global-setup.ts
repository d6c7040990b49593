import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#server/database.ts';
import { seedDemo } from '../../../db/seed/demo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string;
    appSecret: string;
  }
}

const appSecret = 'a secret of the tests that is long enough';

/** One PostgreSQL for the whole run, with the demo restaurant in a template that each test file copies for itself. */
export default async function setup({ provide }: TestProject) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comanda tests '));
  const embedded = await startEmbedded({ dataDir, backupDir: null, log: () => {} });
  const template = new URL(embedded.ownerUrl);
  template.pathname = '/template_demo';
  const owner = new pg.Client({ connectionString: embedded.ownerUrl });
  await owner.connect();
  await owner.query('create database template_demo');
  await owner.end();
  await migrate({ ownerUrl: template.href, appSecret, log: () => {} });
  const database = await openDatabase(template.href, appSecret, console.error);
  await seedDemo(database, path.join(dataDir, 'media'));
  await database.close();

  provide('ownerUrl', embedded.ownerUrl);
  provide('appSecret', appSecret);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
