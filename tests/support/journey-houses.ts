/** What a journey must know of the house it visits. */
export interface House {
  url: string;
  ownerUrl: string;
  /** Where a third party answers once a journey opens it. */
  providerPort: number;
}

/** The environment variable that holds every worker's house, in the order of the workers. */
export const houses = 'JOURNEY_HOUSES';

/** The house of the worker that asks. */
export function ownHouse(): House {
  const all = JSON.parse(process.env[houses] ?? '[]') as House[];
  const own = all[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!own) throw new Error('No house is open for this worker');
  return own;
}
