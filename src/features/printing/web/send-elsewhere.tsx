import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Printer } from '../printers/contract.ts';
import { isWell } from '../printers/troubled.ts';
import { standingText, toneOf } from './standing.ts';
import { useRedirect } from './use-redirect.ts';

interface SendElsewhereProps {
  printer: Printer;
  others: readonly Printer[];
  now: number;
}

/** Sends what waits for a printer to another: each says how it stands, and one that does not print is asked about. */
export function SendElsewhere({ printer, others, now }: SendElsewhereProps) {
  const [asking, setAsking] = useState<Printer | null>(null);
  const redirect = useRedirect(() => setAsking(null));
  const send = (to: Printer) => redirect.mutate({ id: printer.id, toId: to.id });
  return (
    <>
      <ul className="grid gap-2">
        {others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Button
              variant={isWell(other) ? 'soft' : 'quiet'}
              size="s"
              className="min-w-0"
              busy={redirect.isPending}
              aria-describedby={`standing-${other.id}`}
              onClick={() => (isWell(other) ? send(other) : setAsking(other))}
            >
              <span className="min-w-0 wrap-anywhere">{m['printing.sendAllTo']({ name: other.name })}</span>
            </Button>
            <span id={`standing-${other.id}`}>
              <Badge tone={toneOf(other)}>
                {m['printing.standingOf']({ name: other.name, standing: standingText(other, now) })}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => asking && send(asking)}
        busy={redirect.isPending}
        title={m['printing.sendAnywayTitle']({ name: asking?.name ?? '' })}
        confirmLabel={m['printing.sendAnyway']()}
        cancelLabel={m['common.cancel']()}
        closeLabel={m['common.close']()}
      >
        {asking && m['printing.sendAnywayHint']({ name: asking.name, standing: standingText(asking, now) })}
      </ConfirmDialog>
    </>
  );
}
