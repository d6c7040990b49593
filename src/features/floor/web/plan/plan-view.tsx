import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '#client/api.ts';
import { Read } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { may } from '#lib/permissions.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import { TableIcon } from '#ui/staff/icons.tsx';
import { FloorList } from '../floor-list.tsx';
import { FloorSkeleton } from '../floor-skeleton.tsx';
import { partiesOf } from '../parties.ts';
import type { TableView } from '../table-view.ts';
import type { Carrying } from '../use-carrying.ts';
import type { Floor } from '../use-floor.ts';
import { useServing } from '../use-serving.ts';
import { FloorPlan } from './floor-plan.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { useWide } from './use-wide.ts';

// Arranged once: who serves never loads it.
const ArrangePlan = lazy(async () => ({ default: (await import('./arrange-plan.tsx')).ArrangePlan }));

interface PlanViewProps {
  floor: Floor;
  now: number;
  carrying: Carrying;
  onOpen: (view: TableView) => void;
}

/** The house by its rooms: drawn as it stands, or on a phone as a list. */
export function PlanView({ floor, now, carrying, onOpen }: PlanViewProps) {
  const { user } = useSignedIn();
  const wide = useWide();
  const [arranging, setArranging] = useState(false);
  const plan = useQuery(api.floor.plan.queryOptions());
  const arranges = may(user.role, 'restaurant.manage') && wide;
  const { views } = floor;
  const arrange = (
    <Button variant="quiet" onClick={() => setArranging(true)}>
      <PencilIcon size={18} />
      {m['floor.plan.arrange']()}
    </Button>
  );
  return (
    <Read query={plan} failed={m['floor.plan.unread']()} waiting={<FloorSkeleton />}>
      {(read) =>
        arranging ? (
          <Suspense fallback={<FloorSkeleton />}>
            <ArrangePlan plan={read} views={views} onDone={() => setArranging(false)} />
          </Suspense>
        ) : read.rooms.length === 0 ? (
          <EmptyState icon={TableIcon} title={m['floor.plan.none']()} action={arranges && arrange}>
            {arranges ? m['floor.plan.noneHint']() : m['floor.plan.noneHintFloor']()}
          </EmptyState>
        ) : wide ? (
          <>
            <div className="flex items-center gap-4">
              <div className="grow">
                <PlanFacts views={views} />
              </div>
              {arranges && arrange}
            </div>
            <FloorPlan rooms={read.rooms} {...{ views, now, onOpen }} />
          </>
        ) : (
          <RoomLists rooms={read.rooms} {...{ floor, now, carrying, onOpen }} />
        )
      }
    </Read>
  );
}

/** On a phone a room is a list of its tables; those that stand in none come last. */
function RoomLists({
  rooms,
  floor,
  now,
  carrying,
  onOpen,
}: PlanViewProps & { rooms: { id: string; name: string; places: { tableId: string }[] }[] }) {
  const { take } = useServing();
  const { views, stationName } = floor;
  const placed = new Set(rooms.flatMap(({ places }) => places.map(({ tableId }) => tableId)));
  const unplaced = views.filter(({ table }) => !placed.has(table.id));
  const lists = [
    ...rooms.map(({ id, name, places }) => {
      const here = new Set(places.map(({ tableId }) => tableId));
      const inside = views.filter(({ table }) => here.has(table.id));
      return { id, name, views: partiesOf(inside, views) };
    }),
    {
      id: 'none',
      name: m['floor.plan.unplaced'](),
      views: unplaced.filter(({ table: { joinedTo } }) => joinedTo === null),
    },
  ].filter((list) => list.views.length > 0);
  return lists.map((list) => (
    <section key={list.id} aria-label={list.name} className="grid gap-2">
      <h2 className="px-1 pt-2 font-semibold text-lg wrap-anywhere">{list.name}</h2>
      <FloorList
        {...{ now, stationName, carrying, onOpen }}
        views={list.views}
        told
        taking={take.isPending ? take.variables.tableId : null}
        onTake={(tableId) => take.mutate({ tableId })}
      />
    </section>
  ));
}
