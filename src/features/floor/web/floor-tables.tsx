import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ClocheIcon } from '#ui/late-icons.tsx';
import { TableIcon } from '#ui/staff/icons.tsx';
import type { Carrying } from '../../orders/web/use-carrying.ts';
import { TablesSums } from '../../tables/web/tables-sums.tsx';
import { FloorList } from './floor-list.tsx';
import { HandedNotices } from './handed-notices.tsx';
import { NoTables } from './no-tables.tsx';
import { partiesOf } from './parties.ts';
import { isBusy, type TableView } from './table-view.ts';
import type { Floor } from './use-floor.ts';
import { useServing } from './use-serving.ts';

interface FloorTablesProps {
  floor: Floor;
  shown: 'mine' | 'all';
  me: string;
  now: number;
  carrying: Carrying;
  onShowAll: () => void;
  onOpen: (view: TableView) => void;
}

/** One's own tables, or everybody's. Of the others' one is told when something waits to be carried: it gets cold for all. */
export function FloorTables({ floor: { views, stationName }, shown, me, onShowAll, ...rest }: FloorTablesProps) {
  const { take } = useServing();
  const all = shown === 'all';
  const parties = partiesOf(views, views);
  const listed = all ? parties : parties.filter(({ waiter }) => waiter?.id === me);
  const elsewhere = all ? [] : parties.filter((view) => !listed.includes(view) && view.carries.length > 0);
  const busy = listed.filter(isBusy);
  if (views.length === 0) return <NoTables />;
  return (
    <>
      <HandedNotices views={views} me={me} />
      {busy.length > 0 && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-1 text-ink-2 text-sm">
          <b className="font-semibold">
            {busy.length === 1 ? m['floor.table']() : m['floor.tables']({ count: busy.length })}
          </b>
          <TablesSums tables={busy.map(({ table }) => table)} />
        </div>
      )}
      {listed.length === 0 ? (
        <EmptyState
          icon={TableIcon}
          title={m['floor.noneMine']()}
          action={
            <Button variant="soft" onClick={onShowAll}>
              {m['floor.showAll']()}
            </Button>
          }
        >
          {m['floor.noneMineHint']()}
        </EmptyState>
      ) : (
        <FloorList
          {...rest}
          views={listed}
          stationName={stationName}
          told={all}
          taking={take.isPending ? take.variables.tableId : null}
          onTake={(tableId) => take.mutate({ tableId })}
        />
      )}
      {elsewhere.length > 0 && (
        <button
          type="button"
          onClick={onShowAll}
          className="flex min-h-14 items-center gap-3 rounded-lg bg-green-tint px-4 py-2 text-left text-green"
        >
          <ClocheIcon size={24} />
          <span className="min-w-0 grow">
            <span className="block font-semibold">{m['floor.elsewhere']()}</span>
            <span className="block truncate text-sm">
              {elsewhere.map(({ table: { number } }) => m['orders.table']({ number })).join(' · ')}
            </span>
          </span>
        </button>
      )}
    </>
  );
}
