import { useState } from 'react';
import { api } from '#client/api.ts';
import { useTimezone } from '#client/session.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import type { Job } from '../printers/contract.ts';

interface JobListProps {
  title: string;
  jobs: readonly Job[];
  empty?: string;
  printerId: string;
  /** Asked to have one not printed. */
  onDrop: (job: Job) => void;
}

/** Papers of a printer, each with what can be done about it. */
export function JobList({ title, jobs, empty, printerId, onDrop }: JobListProps) {
  return (
    <section className="grid gap-1">
      <h3 className="text-base">{title}</h3>
      {jobs.length === 0 && <p className="text-ink-2 text-sm">{empty}</p>}
      <ul className="divide-y divide-hairline">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job}>
            {job.state === 'failed' && <CameOut job={job} />}
            {job.kind !== 'test' && !isToCome(job) && <PrintAgain job={job} printerId={printerId} />}
            {(job.state === 'waiting' || job.state === 'failed') && (
              <Button
                variant="plain"
                size="s"
                aria-label={m['printing.discardOf']({ name: jobName(job) })}
                onClick={() => onDrop(job)}
              >
                {m['printing.discard']()}
              </Button>
            )}
          </JobRow>
        ))}
      </ul>
    </section>
  );
}

const isToCome = ({ state }: Job) => state === 'waiting' || state === 'sent';

/** What a paper is, as far as it can be told apart from the others: for which table, of which order, for which stations. */
export function jobName({ kind, tableNumber, orderNumber, stations }: Job): string {
  return [
    m[`printing.kind.${kind}`](),
    ...(tableNumber === null ? [] : [m['printing.table']({ number: String(tableNumber) })]),
    ...(orderNumber === null ? [] : [m['printing.orderNumber']({ number: orderNumber })]),
    ...(stations.length === 0 ? [] : [stations.join(' + ')]),
  ].join(' · ');
}

function JobRow({ job, children }: { job: Job; children: React.ReactNode }) {
  const timeZone = useTimezone();
  const { state, secondCopy, createdAt, printedAt, droppedAt, droppedBy } = job;
  const at = formatTime((state === 'dropped' ? droppedAt : printedAt) ?? createdAt, getLocale(), timeZone);
  const marks = [
    ...(secondCopy ? [m['printing.marked']()] : []),
    ...(state === 'printed' ? [] : [m[`printing.state.${state}`]()]),
    ...(state === 'dropped' && droppedBy ? [droppedBy] : []),
  ];
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{jobName(job)}</span>
        <span className="text-ink-2 text-sm">{[at, ...marks].join(' · ')}</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">{children}</div>
    </li>
  );
}

/** Somebody looked at the printer, which did not say it. */
function CameOut({ job }: { job: Job }) {
  const confirm = useChange(api.printing.confirm.mutationOptions(), {
    done: m['printing.confirmed'](),
    failed: m['printing.confirmFailed'](),
    rereads: [api.printing.key()],
  });
  return (
    <Button
      variant="soft"
      size="s"
      busy={confirm.isPending}
      aria-label={m['printing.cameOutOf']({ name: jobName(job) })}
      onClick={() => confirm.mutate({ id: job.id })}
    >
      {m['printing.cameOut']()}
    </Button>
  );
}

function PrintAgain({ job, printerId }: { job: Job; printerId: string }) {
  const keyOf = useCreationKey();
  const [copies, setCopies] = useState(0);
  const dropped = job.state === 'dropped';
  const print = useChange(api.printing.again.mutationOptions(), {
    onDone: () => setCopies(copies + 1),
    done: dropped ? m['printing.putBack']() : m['printing.againSent'](),
    failed: m['printing.againFailed'](),
    rereads: [api.printing.key()],
  });
  const [text, label] = dropped
    ? [m['printing.print'](), m['printing.printOf']({ name: jobName(job) })]
    : [m['printing.again'](), m['printing.againOf']({ name: jobName(job) })];
  return (
    <Button
      variant="quiet"
      size="s"
      busy={print.isPending}
      aria-label={label}
      onClick={() => print.mutate({ id: job.id, key: keyOf({ copies }), printerId })}
    >
      {text}
    </Button>
  );
}
