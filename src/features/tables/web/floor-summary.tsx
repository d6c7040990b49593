import { m } from '#generated/messages/messages.js';
import { Segmented } from '#ui/segmented.tsx';
import type { FloorTable } from '../contract.ts';
import type { TableStatus } from '../values.ts';
import { tableStatuses } from '../values.ts';
import { tones } from './status-look.ts';
import { TablesSums } from './tables-sums.tsx';

interface FloorSummaryProps {
  tables: readonly FloorTable[];
  shown: TableStatus | 'all';
  onShown: (status: TableStatus | 'all') => void;
}

/** How many tables are in which status, and what is still to be paid of all open bills. */
export function FloorSummary({ tables, shown, onShown }: FloorSummaryProps) {
  return (
    <div className="flex min-w-0 grow basis-120 flex-wrap items-center justify-between gap-x-6 gap-y-2 max-sm:basis-full">
      <Segmented
        label={m['tables.filter']()}
        value={shown}
        onChange={onShown}
        paired
        segments={[
          { value: 'all', label: m['tables.all'](), count: tables.length },
          ...tableStatuses.map((value) => ({
            value,
            label: m[`tables.status.${value}`](),
            count: tables.filter(({ status }) => status === value).length,
            tone: tones[value],
          })),
        ]}
      />
      <TablesSums tables={tables} />
    </div>
  );
}
