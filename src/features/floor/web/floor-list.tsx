import { m } from '#generated/messages/messages.js';
import type { Carrying } from '../../orders/web/use-carrying.ts';
import { FloorCard } from './floor-card.tsx';
import { FreeTables } from './free-tables.tsx';
import { byUrgency, isBusy, type TableView } from './table-view.ts';
import type { Floor } from './use-floor.ts';

interface FloorListProps {
  views: readonly TableView[];
  now: number;
  stationName: Floor['stationName'];
  carrying: Carrying;
  /** Everybody's tables: each says who serves it. */
  told: boolean;
  taking: string | null;
  onTake: (tableId: string) => void;
  onOpen: (view: TableView) => void;
}

/** The tables at work, what wants legs first; then those where nobody sits. */
export function FloorList({ views, now, stationName, carrying, told, taking, onTake, onOpen }: FloorListProps) {
  const busy = views.filter(isBusy).sort(byUrgency);
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] sm:items-start sm:gap-3">
        {busy.map((view) => (
          <li key={view.table.id} className="min-w-0">
            <FloorCard
              {...{ view, now, stationName, carrying }}
              told={told ? { taking: taking === view.table.id, onTake: () => onTake(view.table.id) } : undefined}
              onOpen={() => onOpen(view)}
            />
          </li>
        ))}
      </ul>
      <FreeTables
        title={m['floor.reservedTables']()}
        views={views.filter(({ state }) => state === 'reserved')}
        {...{ now, told, onOpen }}
      />
      <FreeTables views={views.filter(({ state }) => state === 'free')} {...{ now, told, onOpen }} />
    </>
  );
}
