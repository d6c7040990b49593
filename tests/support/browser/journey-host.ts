// Runs the program for one journey after the other, each on a copy of the seeded database: a message with settings stops the program
// that runs and starts the next one, and is answered with where that is. One process for all: its modules are read once.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyTemplate } from '../server/template-copy.ts';
import { endWithParent } from './end-with-parent.ts';
import type { JourneyTemplate } from './journey-instances.ts';
import { startForJourneys } from './journey-program.ts';

const { ownerUrl, appSecret, media } = JSON.parse(process.env.JOURNEY_TEMPLATE ?? '{}') as JourneyTemplate;
let end = async () => {};

async function begin(settings: Record<string, string>) {
  const copy = await copyTemplate(ownerUrl);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comanda journey '));
  await cp(media, path.join(dataDir, 'media'), { recursive: true });
  const needs = { DATA_DIR: dataDir, DATABASE_URL: copy.url, APP_SECRET: appSecret };
  const { told, stop } = await startForJourneys({ ...needs, ...settings });
  end = async () => {
    await stop();
    await copy.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return told;
}

process.on('message', async (settings: Record<string, string>) => {
  await end();
  process.send?.(await begin(settings));
});
endWithParent(() => end());
