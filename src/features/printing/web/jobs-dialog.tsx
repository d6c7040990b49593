import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Job, Printer } from '../printers/contract.ts';
import { DropAll } from './drop-all.tsx';
import { DropJob } from './drop-job.tsx';
import { JobList } from './job-list.tsx';
import { SendElsewhere } from './send-elsewhere.tsx';
import { useTestPage } from './use-test-page.ts';

interface JobsDialogProps {
  printer: Printer;
  others: readonly Printer[];
  now: number;
  onClose: () => void;
}

/** What waits for a printer and what came out of it last: sent elsewhere, printed again, or let go. */
export function JobsDialog({ printer, others, now, onClose }: JobsDialogProps) {
  const jobs = useQuery(api.printing.jobs.queryOptions({ input: { id: printer.id } }));
  const [dropping, setDropping] = useState<Job | null>(null);
  const test = useTestPage(printer.id);
  const stuck = printer.waiting + printer.failed > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      size="m"
      title={m['printing.queueOf']({ name: printer.name })}
      closeLabel={m['common.close']()}
      footer={
        <Button variant="quiet" wide busy={test.busy} onClick={test.print}>
          {m['printing.test']()}
        </Button>
      }
    >
      <div className="grid gap-6">
        {stuck && others.length > 0 && <SendElsewhere printer={printer} others={others} now={now} />}
        {stuck && <DropAll printer={printer} />}
        <Read
          query={jobs}
          failed={m['printing.jobsFailed']()}
          waiting={<Loading count={3} className="grid gap-2" itemClass="h-14 rounded-md" />}
        >
          {({ waiting, printed }) => (
            <>
              <JobList
                title={m['printing.waitingTitle']()}
                jobs={waiting}
                empty={m['printing.nothingWaits']()}
                printerId={printer.id}
                onDrop={setDropping}
              />
              {printed.length > 0 && (
                <JobList
                  title={m['printing.printedTitle']()}
                  jobs={printed}
                  printerId={printer.id}
                  onDrop={setDropping}
                />
              )}
            </>
          )}
        </Read>
      </div>
      <DropJob job={dropping} onClose={() => setDropping(null)} />
    </Dialog>
  );
}
