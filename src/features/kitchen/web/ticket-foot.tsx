import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { isEnded } from '../ended.ts';
import { isOpen } from '../tickets.ts';
import { DotsIcon } from './icons.tsx';
import { SeenButton } from './seen-button.tsx';
import type { TicketProps } from './ticket.tsx';

interface TicketFootProps extends Pick<TicketProps, 'ticket' | 'isNew' | 'opened' | 'keyNumber' | 'actions'> {
  /** The ticket goes on elsewhere, and its foot is there: here it is only measured. */
  measured?: boolean;
}

const start = { text: m['kitchen.start'], of: m['kitchen.startOf'] };
const finish = { text: m['kitchen.finish'], of: m['kitchen.finishOf'] };

/** What can be done with a ticket as a whole. */
export function TicketFoot({ ticket, isNew, opened, keyNumber, actions, measured = false }: TicketFootProps) {
  const { id, tableNumber, lines } = ticket;
  const open = lines.some(isOpen);
  // Nothing of it is left: it is seen as one.
  const gone = isEnded(ticket);
  if (!open && !gone) return null;
  const action = ticket.begun ? finish : start;
  if (measured) return <div className="k-foot-of is-measured" />;
  return (
    <div className="k-foot-of">
      {open && (
        <div className="k-acts">
          <button
            type="button"
            data-work
            data-key={keyNumber}
            className={cx('k-act', isNew && 'is-main')}
            aria-label={[keyNumber, action.of({ number: tableNumber })].join(' ').trim()}
            aria-keyshortcuts={keyNumber === undefined ? undefined : String(keyNumber)}
            onClick={() => actions.onTicket(ticket)}
          >
            {keyNumber !== undefined && <kbd>{keyNumber}</kbd>} <span>{action.text()}</span>
          </button>
          {!opened && (
            <button
              type="button"
              className="k-whole"
              aria-label={m['kitchen.openOf']({ number: tableNumber })}
              onClick={() => actions.onOpen(id)}
            >
              <DotsIcon />
            </button>
          )}
        </div>
      )}
      {gone && <SeenButton ticket={ticket} lines={lines} keyNumber={keyNumber} whole />}
    </div>
  );
}
