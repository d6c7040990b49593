import { openProcess } from './journey-process.ts';

/** The seeded database, of which each journey has a copy: `JOURNEY_TEMPLATE` says where it is. */
export default async function setup() {
  const holder = openProcess('journey-template.ts');
  process.env.JOURNEY_TEMPLATE = JSON.stringify(await holder.heard());
  return () => holder.close();
}
