import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The house is a process of its own, as it is in life; journeys find it through the environment. */
export default async function setup() {
  const house = spawn(process.execPath, ['tests/support/journey-house.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const lines = createInterface({ input: house.stdout });
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(house, 'exit').then(([code]) => {
      throw new Error(`The house ended with ${code} before it was open`);
    }),
  ])) as [string];
  const told = JSON.parse(line) as { url: string; ownerUrl: string; providerPort: number };
  process.env.HOUSE_URL = told.url;
  process.env.HOUSE_OWNER_URL = told.ownerUrl;
  process.env.HOUSE_PROVIDER_PORT = String(told.providerPort);
  return async () => {
    const gone = once(house, 'exit');
    house.kill('SIGTERM');
    await gone;
  };
}
