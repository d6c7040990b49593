import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface BillClosedProps {
  slug: string;
  number: number;
  /** Something is chosen and not yet sent. */
  keeps: boolean;
  onClose: () => void;
}

/** The bill was closed while they were looking at something else. */
export default function BillClosed({ slug, number, keeps, onClose }: BillClosedProps) {
  const navigate = useNavigate();
  const leads = useRef(false);
  const toReceipt = () => {
    leads.current = true;
    onClose();
    void navigate(`/r/${slug}/table/${number}/orders`);
  };
  return (
    <Dialog
      open
      leaving={() => leads.current}
      onClose={onClose}
      title={m['diner.billClosed']()}
      closeLabel={m['common.close']()}
      footer={
        <Button wide onClick={toReceipt}>
          {m['diner.seeReceipt']()}
        </Button>
      }
    >
      <div className="grid gap-2 text-ink-2">
        <p>{m['diner.overText']()}</p>
        {keeps && <p className="font-medium text-ink">{m['diner.comandaKept']()}</p>}
      </div>
    </Dialog>
  );
}
