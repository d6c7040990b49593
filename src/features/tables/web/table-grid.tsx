import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TableIcon } from '#ui/staff/icons.tsx';
import { Teaching } from '#ui/staff/teaching.tsx';
import type { FloorTable } from '../contract.ts';
import type { TableStatus } from '../values.ts';
import { floorClass } from './floor-class.ts';
import { type TableAction, TableCard, type TableReservations } from './table-card.tsx';
import { useSetStatus } from './use-table-change.ts';

interface TableGridProps {
  tables: readonly FloorTable[];
  shown: TableStatus | 'all';
  onShowAll: () => void;
  /** For a house that has none yet. */
  onAdd: () => void;
  now: number;
  promisedAt: (tableId: string) => TableReservations;
  markAt: (tableId: string) => React.ReactNode;
  removable: boolean;
  onAction: (action: TableAction, table: FloorTable) => void;
}

/** The floor, by number. */
export function TableGrid({
  tables,
  shown,
  onShowAll,
  onAdd,
  now,
  promisedAt,
  markAt,
  removable,
  onAction,
}: TableGridProps) {
  const { setStatus, settingId } = useSetStatus();
  const found = shown === 'all' ? tables : tables.filter(({ status }) => status === shown);
  if (tables.length === 0)
    return (
      <Teaching
        ghost="tiles"
        title={m['tables.none']()}
        action={
          <Button pill onClick={onAdd}>
            <PlusIcon />
            {m['tables.addFirst']()}
          </Button>
        }
      >
        {m['tables.noneHint']()}
      </Teaching>
    );
  if (found.length === 0)
    return (
      <EmptyState
        icon={TableIcon}
        title={m['tables.noneOf']()}
        action={
          <Button variant="soft" onClick={onShowAll}>
            {m['tables.showAll']()}
          </Button>
        }
      />
    );
  return (
    <ul className={floorClass}>
      {found.map((table) => (
        <li key={table.id} className="grid min-w-0">
          <TableCard
            table={table}
            now={now}
            promised={promisedAt(table.id)}
            mark={markAt(table.id)}
            removable={removable}
            settingStatus={settingId === table.id}
            onStatus={(status) => setStatus(table, status)}
            onAction={onAction}
          />
        </li>
      ))}
    </ul>
  );
}
