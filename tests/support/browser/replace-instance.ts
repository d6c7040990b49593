import { instances } from './journey-instances.ts';
import { closeInstance, openInstance } from './journey-process.ts';

/** For the journeys of one file: a program that is set in another way, in the place of the worker's. Answers what puts that one back. */
export async function replaceInstance(settings: Record<string, string>): Promise<() => Promise<void>> {
  const { instance, told } = await openInstance({ JOURNEY_SETTINGS: JSON.stringify(settings) });
  const before = process.env[instances];
  const place = Number(process.env.TEST_PARALLEL_INDEX);
  const all = JSON.parse(before ?? '[]') as unknown[];
  all[place] = told;
  process.env[instances] = JSON.stringify(all);
  return async () => {
    if (before !== undefined) process.env[instances] = before;
    await closeInstance(instance);
  };
}
