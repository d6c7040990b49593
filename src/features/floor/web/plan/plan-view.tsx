import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api } from '#client/api.ts';
import { Read } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { Button } from '#ui/button.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import { usePromised } from '../../../reservations/web/use-promised.ts';
import type { FloorTable } from '../../../tables/contract.ts';
import type { TableAction } from '../../../tables/web/table-card.tsx';
import { completed } from '../../plan/complete.ts';
import type { Room } from '../../plan/contract.ts';
import { FloorSkeleton } from '../floor-skeleton.tsx';
import { NoTables } from '../no-tables.tsx';
import type { TableView } from '../table-view.ts';
import type { Floor } from '../use-floor.ts';
import { FloorPlan } from './floor-plan.tsx';
import { PhonePlan } from './phone-plan.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { newRoomName } from './room-name.ts';
import { useWide } from './use-wide.ts';

// Arranged once: who serves never loads it.
const ArrangePlan = lazy(async () => ({ default: (await import('./arrange-plan.tsx')).ArrangePlan }));

interface PlanViewProps {
  floor: Floor;
  now: number;
  /** The table that stands open beside the plan. */
  chosen: string | null;
  /** Whether a table opens beside the plan, and not over it. */
  beside: boolean;
  onAction: (action: TableAction, table: FloorTable) => void;
  onAdd: () => void;
  onOpen: (view: TableView) => void;
  arranging: boolean;
  onArranging: (arranging: boolean) => void;
}

/** The house by its rooms: drawn as it stands; tables that nobody placed stand at the next free place. */
export function PlanView(props: PlanViewProps) {
  const { floor, now, chosen, beside, arranging, onAction, onAdd, onOpen, onArranging } = props;
  const { user } = useSignedIn();
  const wide = useWide();
  const plan = useQuery(api.floor.plan.queryOptions());
  const arranges = may(user.role, 'restaurant.manage');
  const { views } = floor;
  const promisedAt = usePromised();
  const Drawn = wide ? FloorPlan : PhonePlan;
  return (
    <Read query={plan} failed={m['floor.plan.unread']()} waiting={<FloorSkeleton />}>
      {(read) =>
        arranging ? (
          <Suspense fallback={<FloorSkeleton />}>
            <ArrangePlan plan={read} {...{ views, onAction, onAdd }} onDone={() => onArranging(false)} />
          </Suspense>
        ) : views.length === 0 ? (
          <NoTables />
        ) : (
          <>
            <div className="flex items-center gap-4">
              <div className="grow">
                <PlanFacts views={views} />
              </div>
              {arranges && (
                <Button
                  variant="quiet"
                  className="shrink-0 max-sm:size-11! max-sm:min-h-11 max-sm:px-0!"
                  onClick={() => onArranging(true)}
                >
                  <PencilIcon size={18} />
                  <span className="max-sm:sr-only">{m['floor.plan.arrange']()}</span>
                </Button>
              )}
            </div>
            <Drawn
              rooms={drawnRooms(read.rooms, views)}
              {...{ views, now, chosen, promisedAt, beside, onOpen }}
              me={user.id}
            />
          </>
        )
      }
    </Read>
  );
}

const drawnRooms = (rooms: readonly Room[], views: readonly TableView[]) =>
  completed(
    rooms,
    views.map(({ table }) => table),
    (all) => ({ id: `drawn ${all.length}`, name: newRoomName(all) }),
  );
