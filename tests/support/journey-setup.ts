import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { FullConfig } from '@playwright/test';
import { type House, houses } from './journey-houses.ts';

/** Each worker has a house of its own, a process as it is in life; journeys find theirs through the environment. */
export default async function setup({ workers }: FullConfig) {
  const started = await Promise.all(Array.from({ length: workers }, open));
  process.env[houses] = JSON.stringify(started.map(({ told }) => told));
  return async () => {
    await Promise.all(started.map(({ house }) => close(house)));
  };
}

async function open(): Promise<{ house: ChildProcess; told: House }> {
  const house = spawn(process.execPath, ['tests/support/journey-house.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [line] = (await Promise.race([
    once(createInterface({ input: house.stdout }), 'line'),
    once(house, 'exit').then(([code]) => {
      throw new Error(`The house ended with ${code} before it was open`);
    }),
  ])) as [string];
  return { house, told: JSON.parse(line) as House };
}

async function close(house: ChildProcess): Promise<void> {
  const gone = once(house, 'exit');
  house.kill('SIGTERM');
  await gone;
}
