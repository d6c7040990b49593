import type { FullConfig } from '@playwright/test';
import { houses } from './journey-houses.ts';
import { closeHouse, openHouse } from './journey-process.ts';

/** Each worker has a house of its own; journeys find theirs through the environment. */
export default async function setup({ workers }: FullConfig) {
  const started = await Promise.all(Array.from({ length: workers }, () => openHouse()));
  process.env[houses] = JSON.stringify(started.map(({ told }) => told));
  return async () => {
    await Promise.all(started.map(({ house }) => closeHouse(house)));
  };
}
