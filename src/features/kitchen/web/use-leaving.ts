import { useEffect, useRef, useState } from 'react';
import { undoMs } from '../../orders/lines/moves.ts';
import type { Ticket } from '../tickets.ts';

/** While a finger is about, nothing slides under it. */
const fingerMs = 1_000;

export interface Left {
  ticket: Ticket;
  until: number;
}

/**
 * Tickets that have left a moment ago: their places stay as they were for as long as they can be taken back. `all`: also those that hang
 * elsewhere since, as what leaves for the strip of what ended: it is cancelled then or closed, not ready.
 */
export function useLeaving(tickets: readonly Ticket[], all: readonly Ticket[]): readonly Left[] {
  const [kept, setKept] = useState<{ tickets: readonly Ticket[]; left: readonly Left[] }>({ tickets, left: [] });
  const lastTouch = useRef(0);
  let { left } = kept;
  if (kept.tickets !== tickets) {
    left = leftAfter(kept.tickets, kept.left, tickets, all);
    setKept({ tickets, left });
  }

  useEffect(() => {
    const touched = () => {
      lastTouch.current = Date.now();
    };
    window.addEventListener('pointerdown', touched, true);
    return () => window.removeEventListener('pointerdown', touched, true);
  }, []);
  const any = left.length > 0;
  useEffect(() => {
    if (!any) return;
    const timer = setInterval(() => {
      const now = Date.now();
      if (now - lastTouch.current < fingerMs) return;
      setKept((all) =>
        all.left.some(({ until }) => until <= now)
          ? { ...all, left: all.left.filter(({ until }) => until > now) }
          : all,
      );
    }, 250);
    return () => clearInterval(timer);
  }, [any]);
  return left;
}

function leftAfter(
  before: readonly Ticket[],
  left: readonly Left[],
  now: readonly Ticket[],
  all: readonly Ticket[],
): readonly Left[] {
  const here = new Set(now.map(({ id }) => id));
  const until = Date.now() + undoMs;
  const latest = new Map(all.map((ticket) => [ticket.id, ticket]));
  const gone = before
    .filter(({ id }) => !here.has(id))
    .map((ticket) => ({ ticket: latest.get(ticket.id) ?? ticket, until }));
  return [...left.filter(({ ticket }) => !here.has(ticket.id)), ...gone];
}
