import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PlusIcon, ReceiptIcon } from '#ui/icons.tsx';
import { SideSheet } from '#ui/staff/side-sheet.tsx';
import type { Carrying } from '../../orders/web/use-carrying.ts';
import { FreeTable } from '../../tables/web/free-table.tsx';
import { subtitleOf } from './card-words.ts';
import { partyNumber } from './parties.ts';
import { SidePanel } from './side-panel.tsx';
import { type TableDeed, TableDeeds } from './table-deeds.tsx';
import { TableFacts } from './table-facts.tsx';
import type { TableView } from './table-view.ts';
import type { Floor } from './use-floor.ts';

interface TableSheetProps {
  view: TableView;
  now: number;
  /** Beside the plan, and not over it. */
  beside?: boolean;
  stationName: Floor['stationName'];
  carrying: Carrying;
  onDeed: (deed: TableDeed) => void;
  onClose: () => void;
}

/** All of a table, and what can be done there; what is done most stands at the foot, under the thumb. */
export function TableSheet({ view, now, beside, stationName, carrying, onDeed, onClose }: TableSheetProps) {
  const { user } = useSignedIn();
  const { table } = view;
  const Frame = beside ? SidePanel : SideSheet;
  return (
    <Frame
      key={table.id}
      title={m['orders.table']({ number: partyNumber(view) })}
      subtitle={subtitleOf(view, now, user.id)}
      closeLabel={m['common.close']()}
      onClose={onClose}
    >
      <div className="flex min-h-full flex-col gap-4">
        <TableFacts {...{ view, now, stationName, carrying }} />
        <div className="mt-auto grid gap-2">
          <FreeTable table={table} inPlace />
          <TableDeeds view={view} me={user.id} onDeed={onDeed} onGivenBack={onClose} />
        </div>
        <div className="sticky -bottom-6 -mb-6 flex gap-3 bg-surface pt-1 pb-6">
          <Button variant={table.bill ? 'soft' : 'fill'} className="grow" onClick={() => onDeed('order')}>
            <PlusIcon size={20} />
            {m['floor.deed.order']()}
          </Button>
          {table.bill && (
            <Button className="grow" onClick={() => onDeed('bill')}>
              <ReceiptIcon size={20} />
              {m['floor.deed.bill']()}
            </Button>
          )}
        </div>
      </div>
    </Frame>
  );
}
