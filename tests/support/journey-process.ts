import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { House } from './journey-houses.ts';

/** A house as a process of its own, as it is in life. */
export async function openHouse(env: Record<string, string> = {}): Promise<{ house: ChildProcess; told: House }> {
  const house = spawn(process.execPath, ['tests/support/journey-house.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  const [line] = (await Promise.race([
    once(createInterface({ input: house.stdout }), 'line'),
    once(house, 'exit').then(([code]) => {
      throw new Error(`The house ended with ${code} before it was open`);
    }),
  ])) as [string];
  return { house, told: JSON.parse(line) as House };
}

export async function closeHouse(house: ChildProcess): Promise<void> {
  const gone = once(house, 'exit');
  house.kill('SIGTERM');
  await gone;
}
