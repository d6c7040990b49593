import type { Serves } from '../../serves.ts';
import type { securityEvents as calls } from './contract.ts';
import { listEvents, listEventsOf } from './store.ts';

export const securityEvents = {
  ofRestaurant: ({ scope }, { cursor }) => listEventsOf(scope, cursor ?? null),

  ofAll: ({ system }, { cursor }) => listEvents(system, cursor ?? null),
} satisfies Serves<typeof calls>;
