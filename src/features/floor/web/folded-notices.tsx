import { type ReactNode, useId, useState } from 'react';
import { isTroubled } from '#features/printing/printers/troubled.ts';
import { stoppedText } from '#features/printing/web/standing.ts';
import { usePrinters } from '#features/printing/web/use-printers.ts';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { attentionFill } from './attention-look.ts';
import { wantsOf } from './plan/room-wants.ts';
import type { TableView } from './table-view.ts';

interface FoldedNoticesProps {
  views: readonly TableView[];
  now: number;
  /** What the line stands for. */
  children: ReactNode;
}

/** While the plan is arranged, what happens meanwhile is one line, which opens; nothing where nothing does. */
export function FoldedNotices({ views, now, children }: FoldedNoticesProps) {
  const [open, setOpen] = useState(false);
  const contentId = useId();
  const printers = usePrinters();
  const troubled = (printers.data?.printers ?? []).filter(isTroubled);
  // Calls alone: what is to be carried is not listed here.
  const calling = views.map((view) => ({ ...view, carries: [] }));
  const wants = wantsOf({ places: views.map(({ table }) => ({ tableId: table.id })) }, calling, now);
  if (!wants && troubled.length === 0) return null;
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={contentId}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 min-w-0 max-w-full items-center gap-3 rounded-lg bg-surface px-3 text-left text-sm inset-ring inset-ring-hairline lg:justify-self-start"
      >
        {wants && (
          <span className={cx('shrink-0 rounded-full px-2.5 py-0.5 font-semibold', attentionFill[wants.worst])}>
            {m['floor.plan.wants']({ count: wants.tables })}
          </span>
        )}
        <span className="min-w-0 grow truncate text-ink-2">{troubled.length > 0 && stoppedText(troubled)}</span>
        <ChevronDownIcon size={18} className={cx('shrink-0 transition', open && 'rotate-180')} />
      </button>
      <div id={contentId} className="grid gap-3">
        {open && children}
      </div>
    </div>
  );
}
