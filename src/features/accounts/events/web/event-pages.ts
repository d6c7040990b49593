import { byCursor } from '#client/by-cursor.ts';
import type { SecurityEvent } from '../contract.ts';

/** How events are read, of one restaurant and of all of them. */
export const eventPages = {
  input: (cursor: string | undefined) => ({ cursor }),
  ...byCursor,
  select: ({ pages }: { pages: { events: SecurityEvent[] }[] }) => pages.flatMap(({ events }) => events),
  // Who looks here looks for what has just happened.
  staleTime: 0,
};
