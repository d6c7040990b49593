import type { FullConfig } from '@playwright/test';
import { instances } from './journey-instances.ts';
import { closeInstance, openInstance } from './journey-process.ts';

/** Each worker has an instance of its own; journeys find theirs through the environment. */
export default async function setup({ workers }: FullConfig) {
  const started = await Promise.all(Array.from({ length: workers }, () => openInstance()));
  process.env[instances] = JSON.stringify(started.map(({ told }) => told));
  return async () => {
    await Promise.all(started.map(({ instance }) => closeInstance(instance)));
  };
}
