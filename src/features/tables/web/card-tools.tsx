import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon, QrIcon, TrashIcon } from '#ui/late-icons.tsx';
import type { FloorTable } from '../contract.ts';
import type { TableAction } from './table-card.tsx';

interface CardToolsProps {
  table: FloorTable;
  removable: boolean;
  onAction: (action: TableAction, table: FloorTable) => void;
}

/** What is seldom done to a table, fainter than what is done all evening. */
export function CardTools({ table, removable, onAction }: CardToolsProps) {
  const { number } = table;
  const tools = [
    { action: 'code', icon: QrIcon, label: m['tables.code']({ number }) },
    { action: 'edit', icon: PencilIcon, label: m['tables.edit']({ number }) },
    ...(removable ? [{ action: 'remove', icon: TrashIcon, label: m['tables.remove']({ number }) } as const] : []),
  ] as const;
  return (
    // None is narrower than a finger: where three have no room, the last goes below.
    <div className="mx-2 grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] pb-1">
      {tools.map(({ action, ...tool }) => (
        <IconButton
          key={action}
          {...tool}
          // Without the bin there is room, and whoever serves taps in passing.
          iconSize={removable ? 18 : 24}
          className={cx('w-full rounded-md', removable ? 'h-11 text-ink-3' : 'h-13')}
          onClick={() => onAction(action, table)}
        />
      ))}
    </div>
  );
}
