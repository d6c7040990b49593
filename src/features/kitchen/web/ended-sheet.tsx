import type { KeyboardEvent } from 'react';
import { api, client } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { ageOf } from '../age.ts';
import type { Ticket as TicketOf } from '../tickets.ts';
import { endedText } from './ended-text.ts';
import { seenOf } from './seen-button.tsx';
import { Sheet } from './sheet.tsx';
import { Ticket, type TicketActions } from './ticket.tsx';

interface EndedSheetProps {
  open: boolean;
  tickets: readonly TicketOf[];
  keyNumber: number | undefined;
  now: number;
  timeZone: string;
  actions: TicketActions;
  onClose: () => void;
}

/** What the strip stands for, over the wall for a moment: each is seen by itself, or all at once. */
export function EndedSheet({ open, tickets, keyNumber, now, timeZone, actions, onClose }: EndedSheetProps) {
  const see = useChange(
    {
      mutationFn: async (all: readonly TicketOf[]) => {
        for (const ticket of all) await client.orders.seeChanges(seenOf(ticket, ticket.lines));
      },
    },
    { failed: m['kitchen.seeFailed'](), rereads: [api.kitchen.key()], untilReread: true },
  );
  // As on the wall, a bar of keys has one key for it.
  const press = ({ key, repeat, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (!repeat && key === String(keyNumber)) currentTarget.querySelector<HTMLElement>('[data-key]')?.click();
  };
  return (
    <Sheet open={open} onClose={onClose} title={endedText(tickets)} onKeyDown={press}>
      <div className="k-ended-list">
        {tickets.length > 1 && (
          <button
            type="button"
            data-key={keyNumber}
            className="k-button"
            disabled={see.isPending}
            aria-keyshortcuts={keyNumber === undefined ? undefined : String(keyNumber)}
            onClick={() => see.mutate(tickets)}
          >
            {m['kitchen.seenAll']()}
          </button>
        )}
        {tickets.map((ticket) => (
          <Ticket
            key={ticket.id}
            {...ageOf(ticket, now)}
            ticket={ticket}
            isNew={false}
            isBack={false}
            keyNumber={tickets.length === 1 ? keyNumber : undefined}
            timeZone={timeZone}
            actions={actions}
          />
        ))}
      </div>
    </Sheet>
  );
}
