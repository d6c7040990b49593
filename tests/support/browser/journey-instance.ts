// Starts the built program with a data folder of its own and tells, on one line, what journeys need to know of it.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { startProgram } from '#server/program.ts';
import { client } from '../server/identity-provider.ts';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// A journey over an update says where the build and the data are, and at which port it was before.
const { JOURNEY_ROOT: root = process.cwd(), JOURNEY_DATA: ownData, JOURNEY_PORT: ownPort } = process.env;
const dataDir = ownData ?? (await mkdtemp(path.join(tmpdir(), 'comanda journeys ')));
const PORT = ownPort ?? String(await freePort());
// Nobody listens there until a journey opens the third party; until then it is one that is out of order.
const providerPort = await freePort();
const casa = { id: 'casa', name: 'Casa', issuer: `http://127.0.0.1:${providerPort}` };
const OIDC_PROVIDERS = JSON.stringify([{ ...casa, clientId: client.client_id, clientSecret: client.client_secret }]);
const settings = {
  PORT,
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  ORDERS_PER_TABLE: '1000',
  // People come from everywhere: each says from where.
  TRUST_PROXY: '1',
  OIDC_PROVIDERS,
  // Journeys bring their own guests.
  DEMO: 'quiet',
  // A journey that needs another program than everybody's says how it is set.
  ...JSON.parse(process.env.JOURNEY_SETTINGS ?? '{}'),
};
const config = readConfig(settings, root);
const instance = await startProgram({ ...config, demo: true, demoEvening: config.demo !== 'quiet', root });
console.log(JSON.stringify({ url: config.publicUrl, ownerUrl: instance.ownerUrl, providerPort }));

process.on('SIGTERM', async () => {
  await instance.stop();
  if (!ownData) await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
});
