import { useLayoutEffect, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Dialog } from '#ui/dialog.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { ComandaLines, showFirstRefused } from './comanda-lines.tsx';
import { ComandaSend } from './comanda-send.tsx';
import { ComandaSums } from './comanda-sums.tsx';
import { wasSent } from './outcome.ts';
import type { ComandaViewProps } from './use-comanda.ts';

/** The comanda on a phone, over the menu. */
export default function ComandaSheet(props: ComandaViewProps & { number: number; onClose: () => void }) {
  const { view, menu, wanted, restaurant, number, onEdit, onClose } = props;
  const [shown, setShown] = useState(view);
  const sent = wasSent(shown, view);
  if (!sent && shown !== view) setShown(view);
  // Closed at once with what it held: the page of the orders, which takes its place, may be a moment away.
  useLayoutEffect(() => {
    if (sent) onClose();
  });
  return (
    <Dialog
      open={!sent}
      leaving={() => sent}
      onClose={onClose}
      title={m['diner.comanda']()}
      subtitle={m['diner.table']({ number })}
      closeLabel={m['common.close']()}
      footer={
        view.lines.length > 0 && (
          <ComandaSend view={view} menu={menu} restaurant={restaurant} onReview={showFirstRefused} />
        )
      }
    >
      <ComandaLines view={view} menu={menu} wanted={wanted} onEdit={onEdit} />
      <button
        type="button"
        onClick={onClose}
        className="flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink text-sm"
      >
        <PlusIcon size={18} />
        {m['diner.moreItems']()}
      </button>
      {view.lines.length > 0 && (
        <div className="mt-3 -mb-2 border-hairline border-t pt-5">
          <ComandaSums view={view} restaurant={restaurant} />
        </div>
      )}
    </Dialog>
  );
}
