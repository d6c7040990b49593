import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon } from '#ui/late-icons.tsx';
import { PrinterIcon } from '#ui/staff/icons.tsx';
import { toneClass } from '#ui/tone-class.ts';
import type { Printer } from '../printers/contract.ts';
import { isWell } from '../printers/troubled.ts';
import { millimetresOf } from '../values.ts';
import { FindLost } from './finding/find-lost.tsx';
import type { lostBy } from './finding/lost.ts';
import { printsText } from './prints-text.ts';
import { standingText, tablesText, toneOf, waitingText } from './standing.ts';
import { useRedirect } from './use-redirect.ts';
import { useTestPage } from './use-test-page.ts';

interface PrinterRowProps {
  printer: Printer;
  /** Where what waits would come out best; null when there is no such printer. */
  other: Printer | null;
  /** What can be done where it does not print; empty while it does. */
  remedy: string;
  /** Its computer does not reach it, and may find it again. */
  lost: ReturnType<typeof lostBy>;
  stationNames: readonly string[];
  now: number;
  onJobs: (printer: Printer) => void;
  /** Null for whoever may not change it. */
  onEdit: ((printer: Printer) => void) | null;
}

/** One printer: what it is, how it stands, what waits for it, and the way out. */
export function PrinterRow({ printer, other, remedy, lost, stationNames, now, onJobs, onEdit }: PrinterRowProps) {
  const { id, name, columns, copies } = printer;
  const timeZone = useTimezone();
  const redirect = useRedirect();
  const test = useTestPage(id);
  const waiting = waitingText(printer, timeZone);
  const well = isWell(printer);
  const what = [
    m[`printing.kinds.${printer.kind}`](),
    printsText(printer),
    ...stationNames,
    m['printing.millimetres']({ width: millimetresOf[columns] }),
    ...(copies > 1 ? [m['printing.copiesOf']({ count: copies })] : []),
    ...(printer.lastPrintedAt && !waiting
      ? [m['printing.lastAt']({ time: formatTime(printer.lastPrintedAt, getLocale(), timeZone) })]
      : []),
  ];
  return (
    <li
      aria-labelledby={`printer-${id}`}
      className="grid items-center gap-x-4 gap-y-3 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] lg:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
    >
      <span
        className={cx(
          'grid size-11 place-items-center rounded-md max-sm:hidden',
          well ? 'bg-sunken text-ink-2' : toneClass[toneOf(printer)],
        )}
      >
        <PrinterIcon />
      </span>
      <div className="min-w-0">
        <h2 id={`printer-${id}`} className="text-base wrap-anywhere">
          {name}
        </h2>
        <p className="text-ink-2 text-sm wrap-anywhere">{what.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="justify-self-start">
        <Badge tone={toneOf(printer)}>{standingText(printer, now)}</Badge>
      </div>
      {(waiting || remedy) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-2 text-sm sm:col-span-2 sm:col-start-2 lg:order-last lg:col-span-3">
          <p className="min-w-0 max-w-prose">
            {waiting && <strong className="text-ink">{waiting}</strong>} {tablesText(printer)}
            {remedy && <span className="block text-ink">{remedy}</span>}
          </p>
          {waiting && !well && other && (
            <Button
              variant="soft"
              size="s"
              busy={redirect.isPending}
              onClick={() => redirect.mutate({ id, toId: other.id })}
            >
              {m['printing.sendTo']({ name: other.name })}
            </Button>
          )}
        </div>
      )}
      {lost && onEdit && (
        <div className="text-ink-2 text-sm sm:col-span-2 sm:col-start-2 lg:order-last lg:col-span-3">
          <FindLost printer={printer} {...lost} onChoose={() => onEdit(printer)} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1 sm:gap-2 sm:col-span-2 sm:col-start-2 lg:col-span-1 lg:col-start-auto lg:flex-nowrap">
        <Button variant="quiet" size="s" aria-label={m['printing.queueOf']({ name })} onClick={() => onJobs(printer)}>
          {m['printing.queue']()}
        </Button>
        <Button
          variant="quiet"
          size="s"
          busy={test.busy}
          aria-label={m['printing.testOf']({ name })}
          onClick={test.print}
        >
          {m['printing.testShort']()}
        </Button>
        {onEdit && (
          <IconButton icon={PencilIcon} label={m['printing.edit']({ name })} onClick={() => onEdit(printer)} />
        )}
      </div>
    </li>
  );
}
