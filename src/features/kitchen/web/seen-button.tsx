import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { Ticket } from '../tickets.ts';

/** Where nothing is said of stations, as at the pass, it is seen for all of them. */
type Seen = Pick<Ticket, 'id' | 'revision' | 'ended'> & Partial<Pick<Ticket, 'stationIds'>>;

interface SeenButtonProps {
  ticket: Seen & Pick<Ticket, 'tableNumber'>;
  /** What was seen of it: changes elsewhere in the order stay to be seen. None: that it moved. */
  lines: readonly { line: number }[];
  keyNumber?: number | undefined;
  /** At the ticket's foot, for all of it. */
  whole?: boolean;
}

/** Says for the stations of this display that somebody there has seen what changed of an order. */
export function SeenButton({ ticket, lines, keyNumber, whole = false }: SeenButtonProps) {
  const { tableNumber } = ticket;
  const see = useChange(api.orders.seeChanges.mutationOptions(), { rereads: [api.kitchen.key()], untilReread: true });
  return (
    <button
      type="button"
      data-work
      data-key={keyNumber}
      className={whole ? 'k-act' : 'k-seen'}
      disabled={see.isPending}
      aria-label={[keyNumber, m['kitchen.seenOf']({ number: tableNumber })].join(' ').trim()}
      aria-keyshortcuts={keyNumber === undefined ? undefined : String(keyNumber)}
      onClick={() => see.mutate(seenOf(ticket, lines))}
    >
      {keyNumber !== undefined && <kbd>{keyNumber}</kbd>} <span>{m['kitchen.seen']()}</span>
    </button>
  );
}

/** What was seen, as the server is told of it: of an order that ended all. */
export function seenOf({ id, revision, ended, stationIds }: Seen, lines: SeenButtonProps['lines']) {
  return {
    id,
    revision,
    ...(ended === null && { lines: lines.map(({ line }) => line) }),
    ...(stationIds && { stations: [...stationIds] }),
  };
}
