import { useState } from 'react';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { DrawnPrinter } from '#ui/staff/drawn-printer.tsx';
import { Teaching } from '#ui/staff/teaching.tsx';
import { UnservedNotice } from '../../menu/web/unserved-notice.tsx';
import type { Agent } from '../contract.ts';
import type { Printer } from '../printers/contract.ts';
import { isWell } from '../printers/troubled.ts';
import { awaitedAt } from '../printers/unserved.ts';
import { printerKinds } from '../values.ts';
import { lostBy } from './finding/lost.ts';
import { JobsDialog } from './jobs-dialog.tsx';
import { PrinterRow } from './printer-row.tsx';
import { remedyText } from './remedy.ts';
import { bestOther, notOutCount, notOutTexts, toneOf } from './standing.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { usePrinters } from './use-printers.ts';

interface PrinterListProps {
  printers: ReturnType<typeof usePrinters>;
  /** The names of the stations, by their ids. */
  stations: ReadonlyMap<string, string>;
  now: number;
  /** Null for whoever may not change them. */
  onEdit: ((printer: Printer) => void) | null;
  /** Who may not has no list without printers. */
  onAdd?: () => void;
  /** What stands below the list. */
  children?: (agents: Agent[]) => React.ReactNode;
}

/** The printers of the house, and before all else what has not come out. */
export function PrinterList({ printers: query, stations, now, onEdit, onAdd, children }: PrinterListProps) {
  const [opened, setOpened] = useState<Printer | null>(null);
  const place = useKeptFocus<HTMLElement>(query.data?.printers.length ?? 0);
  const failed = m['printing.loadFailed']();
  useFailureToast(query.isError, failed);
  return (
    <Read
      query={query}
      failed={failed}
      waiting={<Loading count={3} className="grid gap-3" itemClass="h-20 rounded-lg" />}
    >
      {({ printers, agents, unservedStations }) => (
        <section ref={place} tabIndex={-1} aria-label={m['printing.title']()} className="grid gap-6 outline-none">
          <NotOut printers={printers} />
          {onEdit && <UnservedNotice stations={unservedStations} awaited={awaitedAt(printers, unservedStations)} />}
          {printers.length === 0 ? (
            <Teaching
              ghost={<ThreePrinters />}
              title={m['printing.empty']()}
              action={
                <Button pill onClick={onAdd}>
                  <PlusIcon />
                  {m['printing.addFirst']()}
                </Button>
              }
            >
              {m['printing.emptyHint']()}
            </Teaching>
          ) : (
            <Card flush className="px-4 sm:px-5">
              <ul className="divide-y divide-hairline">
                {printers.map((printer) => (
                  <PrinterRow
                    key={printer.id}
                    printer={printer}
                    other={bestOther(printers, printer)}
                    remedy={remedyText(printer, printers)}
                    lost={lostBy(printer, agents)}
                    stationNames={printer.stationIds.flatMap((id) => stations.get(id) ?? [])}
                    now={now}
                    onJobs={setOpened}
                    onEdit={onEdit}
                  />
                ))}
              </ul>
            </Card>
          )}
          {children?.(agents)}
          {opened && (
            <JobsDialog
              printer={printers.find(({ id }) => id === opened.id) ?? opened}
              now={now}
              others={printers.filter(({ id }) => id !== opened.id)}
              onClose={() => setOpened(null)}
            />
          )}
        </section>
      )}
    </Read>
  );
}

/** What a house can have: each is drawn as it is asked for. */
function ThreePrinters() {
  return (
    <div className="grid h-full grid-cols-3 place-items-center gap-3">
      {printerKinds.map((kind) => (
        <DrawnPrinter key={kind} kind={kind} className="w-full max-w-34" />
      ))}
    </div>
  );
}

/** What waits at printers that do not print. At those that do, it comes out by itself; of one that did not confirm its own row asks. */
function NotOut({ printers }: { printers: readonly Printer[] }) {
  const stuck = printers.filter((printer) => !isWell(printer) && printer.standing !== 'unconfirmed');
  const texts = notOutTexts(stuck);
  if (texts.length === 0) return null;
  const waits = notOutCount(stuck) > 0;
  const elsewhere = stuck.some((printer) => bestOther(printers, printer));
  const hints = [
    ...(waits ? [m['printing.notOutHint']()] : []),
    ...(elsewhere ? [waits ? m['printing.notOutElsewhere']() : m['printing.sendElsewhere']()] : []),
  ];
  return (
    <Notice tone={stuck.some((printer) => toneOf(printer) === 'red') ? 'red' : 'yellow'} title={texts.join(' · ')} live>
      {hints.join(' ')}
    </Notice>
  );
}
