import { useEffect, useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TableIcon } from '#ui/staff/icons.tsx';
import type { Bill } from '../contract.ts';
import { MergeBill } from './merge-bill.tsx';
import { MoveBill, type OnMoved } from './move-bill.tsx';
import { PassLines } from './pass-lines.tsx';

interface ChangeTableProps {
  bill: Bill;
  /** What was typed and not received yet, and would be gone: in words. */
  unpaid?: string;
  onMoved: OnMoved;
  /** Joined with another, or less than it was; on this screen still. */
  onMerged: (bill: Bill) => void;
}

/** The party changes its table, another joins it, or some of what it ordered is another's: hidden until asked for, since it is rare. */
export function ChangeTable({ bill, unpaid, onMoved, onMerged }: ChangeTableProps) {
  const [open, setOpen] = useState(false);
  const [how, setHow] = useState<'move' | 'merge' | 'pass'>('move');
  const toggle = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  // It opens below what is in sight: whoever asked for it is brought there.
  useEffect(() => {
    if (!open) return;
    fields.current?.scrollIntoView({ block: 'nearest' });
    fields.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, [open]);
  const changed = (to: Bill) => {
    setOpen(false);
    // What was pressed is gone.
    toggle.current?.focus();
    onMerged(to);
  };

  return (
    <div className="grid gap-3 border-hairline border-t py-3">
      <Button
        ref={toggle}
        variant="plain"
        size="s"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-ml-3 justify-self-start"
      >
        <TableIcon />
        {m['bills.move.action']()}
      </Button>
      {open && (
        <div ref={fields} className="grid scroll-mb-4 gap-3">
          <Segmented
            wide
            label={m['bills.move.action']()}
            value={how}
            onChange={setHow}
            segments={[
              { value: 'move', label: m['bills.move.tab']() },
              { value: 'merge', label: m['bills.merge.tab']() },
              { value: 'pass', label: m['bills.pass.tab']() },
            ]}
          />
          {how === 'move' && <MoveBill bill={bill} unpaid={unpaid} onMoved={onMoved} />}
          {how === 'merge' && <MergeBill bill={bill} onMerged={changed} />}
          {how === 'pass' && <PassLines bill={bill} onPassed={changed} />}
        </div>
      )}
    </div>
  );
}
