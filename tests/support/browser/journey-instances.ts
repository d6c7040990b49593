/** What a journey must know of the instance it visits. */
export interface Instance {
  url: string;
  ownerUrl: string;
  /** Where a third party answers once a journey opens it. */
  providerPort: number;
}

/** The environment variable that holds every worker's instance, in the order of the workers. */
export const instances = 'JOURNEY_INSTANCES';

/** The instance of the worker that asks. */
export function ownInstance(): Instance {
  const all = JSON.parse(process.env[instances] ?? '[]') as Instance[];
  const own = all[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!own) throw new Error('No instance is open for this worker');
  return own;
}
