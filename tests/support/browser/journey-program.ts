import { freePort } from '#lib/free-port.ts';
import { readConfig } from '#server/config.ts';
import { startProgram } from '#server/program.ts';
import { client } from '../server/identity-provider.ts';
import type { Instance } from './journey-instances.ts';

/** Starts the built program as journeys need it, with what else it is set to, from the build that lies in `root`. */
export async function startForJourneys(
  own: { DATA_DIR: string } & Record<string, string>,
  root = process.cwd(),
): Promise<{ told: Instance; stop(): Promise<void> }> {
  // Nobody listens there until a journey opens the third party; until then it is one that is out of order.
  const providerPort = await freePort();
  const casa = { id: 'casa', name: 'Casa', issuer: `http://127.0.0.1:${providerPort}` };
  const settings = {
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    ORDERS_PER_TABLE: '1000',
    // People come from everywhere: each says from where.
    TRUST_PROXY: '1',
    OIDC_PROVIDERS: JSON.stringify([{ ...casa, clientId: client.client_id, clientSecret: client.client_secret }]),
    // Journeys bring their own guests.
    DEMO: 'quiet',
    ...own,
  };
  const config = readConfig(settings, root);
  const { ownerUrl, stop } = await startProgram({ ...config, demo: true, demoEvening: config.demo !== 'quiet', root });
  return { told: { url: config.publicUrl, ownerUrl, providerPort }, stop };
}
