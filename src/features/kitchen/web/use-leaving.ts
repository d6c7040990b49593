import { useState } from 'react';
import { undoMs } from '../../orders/lines/moves.ts';
import { type Left, leftAfter } from '../leaving.ts';
import type { Ticket } from '../tickets.ts';
import { useExpiry } from './use-expiry.ts';

/**
 * Tickets that have left a moment ago, or hang on only for what nobody has seen of them: their places stay as they were for as long as they can be
 * taken back. `all`: also those that hang elsewhere since, as what leaves for the strip of what ended: it is cancelled then or closed, not ready.
 */
export function useLeaving(tickets: readonly Ticket[], all: readonly Ticket[]): readonly Left[] {
  const [kept, setKept] = useState<{ tickets: readonly Ticket[]; left: readonly Left[] }>({ tickets, left: [] });
  let { left } = kept;
  if (kept.tickets !== tickets) {
    left = leftAfter(kept.tickets, kept.left, tickets, all, Date.now() + undoMs);
    setKept({ tickets, left });
  }

  useExpiry(left.length > 0, (now) =>
    setKept((all) =>
      all.left.some(({ until }) => until <= now) ? { ...all, left: all.left.filter(({ until }) => until > now) } : all,
    ),
  );
  return left;
}
