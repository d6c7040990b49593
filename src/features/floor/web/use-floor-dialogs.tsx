import { useState } from 'react';
import type { Bill } from '../../bills/contract.ts';
import type { BillPrinting } from '../../bills/web/bill-printing.ts';
import { JustChanged } from '../../bills/web/just-changed.tsx';
import { useTableDialogs } from '../../bills/web/use-table-dialogs.tsx';
import type { Carrying } from '../../orders/web/use-carrying.ts';
import type { SavedOrder } from '../../orders/web/use-save-order.ts';
import { ChangeTableDialog } from './change-table-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { headOf } from './parties.ts';
import type { PartyDeed, TableDeed } from './table-deeds.tsx';
import { TableSheet } from './table-sheet.tsx';
import type { TableView } from './table-view.ts';
import type { Floor } from './use-floor.ts';

interface FloorDialogsOptions {
  floor: Floor | undefined;
  now: number;
  carrying: Carrying;
  /** Hears of an order that was placed or moved here. */
  saved: (order: SavedOrder) => void;
  printing: BillPrinting;
  /** Whether a table stands open beside what is shown, and not over it. */
  beside?: boolean;
}

/** What opens over the floor: a table, and what is done there. Back from that, the table is there again. */
export function useFloorDialogs({ floor, now, carrying, saved, printing, beside = false }: FloorDialogsOptions) {
  const [changed, setChanged] = useState<Bill>();
  const [opened, setOpened] = useState<{ tableId: string; deed?: 'hand' | PartyDeed } | null>(null);
  const tables = floor?.views.map(({ table }) => table);
  const { act, add, tellMoved, moved, dialogs } = useTableDialogs({ tables, saved, printing });
  const view = floor?.views.find(({ table }) => table.id === opened?.tableId);
  const close = () => setOpened(null);
  const back = () => opened && setOpened({ tableId: opened.tableId });
  const onDeed = (of: TableView) => (deed: TableDeed) => {
    if (deed === 'order' || deed === 'bill') {
      if (!beside) close();
      act(deed === 'order' ? 'order' : 'orders', of.table);
    } else setOpened({ tableId: of.table.id, deed });
  };
  // Beside the plan a table stays open under the dialogs of its deeds.
  const sheet = floor && view && (beside || !opened?.deed) && (
    <TableSheet
      {...{ view, now, carrying, beside }}
      stationName={floor.stationName}
      onDeed={onDeed(view)}
      onClose={close}
    />
  );
  return {
    /** The open table, where it stands beside the plan. */
    panel: (beside && sheet) || null,
    chosen: beside ? (view?.table.id ?? null) : null,
    act,
    add,
    close,
    open: (of: TableView) => setOpened({ tableId: headOf(of, floor?.views ?? []).table.id }),
    /** What was done here with a party's tables, and the way back. */
    moved,
    changed: changed && (
      <JustChanged
        key={`${changed.id} ${changed.merges.length} ${changed.joins.length}`}
        bill={changed}
        onOver={(bill) => {
          bill.orders.forEach(saved);
          setChanged(undefined);
        }}
      />
    ),
    dialogs: (
      <>
        {!beside && sheet}
        {floor && view && opened?.deed === 'hand' && (
          <HandOverDialog view={view} staff={floor.staff} onClose={back} onHandedOver={close} />
        )}
        {view && opened?.deed && opened.deed !== 'hand' && (
          <ChangeTableDialog
            view={view}
            how={opened.deed}
            onClose={back}
            onChanged={(bill, freed = []) => {
              bill.orders.forEach(saved);
              // Of the last change alone: what was joined before a move is not undone any more.
              setChanged(opened.deed === 'move' ? undefined : bill);
              if (opened.deed === 'move') tellMoved(bill, view.table, freed);
              close();
            }}
          />
        )}
        {dialogs}
      </>
    ),
  };
}
