import type { RefCallback } from 'react';
import { NoneIcon } from '#ui/staff/icons.tsx';
import type { Ticket } from '../tickets.ts';
import { endedText, endedWhere } from './ended-text.ts';

interface EndedStripProps {
  /** The place that it takes is the first one's. */
  tickets: readonly Ticket[];
  keyNumber: number | undefined;
  follow?: RefCallback<HTMLElement> | undefined;
  /** For a moment as high as the ticket whose place it takes. */
  height?: number | undefined;
  onOpen: () => void;
}

/** Orders that were cancelled or closed and nobody has seen yet, in one thin strip: how many, of which tables, and the way to them. */
export function EndedStrip({ tickets, keyNumber, follow, height, onOpen }: EndedStripProps) {
  return (
    <button
      ref={follow}
      style={height === undefined ? undefined : { height }}
      type="button"
      data-ticket={tickets[0]?.id}
      data-work
      data-key={keyNumber}
      aria-haspopup="dialog"
      aria-keyshortcuts={keyNumber === undefined ? undefined : String(keyNumber)}
      className="k-ticket k-ended is-ended"
      onClick={onOpen}
    >
      {keyNumber === undefined ? <NoneIcon /> : <kbd>{keyNumber}</kbd>}
      <span>
        <b>{endedText(tickets)}</b> <small>{endedWhere(tickets)}</small>
      </span>
    </button>
  );
}
