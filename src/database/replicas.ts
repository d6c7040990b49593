import type { SystemDoor } from './system-door.ts';
import { statement } from './tenant-query.ts';

export interface ReplicaStanding {
  replica: string;
  lagSeconds: number;
}

// Who may not read how others stand sees the rows without their figures.
const standing = statement(
  'replicas.standing',
  `select application_name as replica, coalesce(extract(epoch from replay_lag), 0)::float8 as "lagSeconds"
   from pg_stat_replication where state is not null`,
);

/** How far behind this server its replicas are; none where there are none, or where the role may not know (see docs/operations.md). */
export const replicasStanding = (door: SystemDoor): Promise<ReplicaStanding[]> => door.rows<ReplicaStanding>(standing);
