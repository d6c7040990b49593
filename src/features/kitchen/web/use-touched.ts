import { useCallback, useEffect, useRef, useState } from 'react';
import { keptIn } from '#client/kept.ts';
import { isFresh } from '../newness.ts';
import type { Ticket } from '../tickets.ts';

const name = 'comanda.kitchen.touched';
const device = keptIn(() => localStorage);

export interface Touched {
  /** It came a moment ago, nobody has begun it, and nobody at this screen has touched it. */
  isNew: (ticket: Ticket) => boolean;
  /** Nobody has begun or touched it, however long ago it came, since this screen was set up: what hung there before it does not call. */
  calls: (ticket: Ticket) => boolean;
  touch: (ids: readonly string[]) => void;
}

/**
 * Which tickets somebody at this screen has had under the finger. It is kept on the device: a tablet that starts anew does not forget
 * what nobody has seen. What hangs there the first time is new as anywhere, but is no news.
 */
export function useTouched(tickets: readonly Ticket[], now: number): Touched {
  const [touched, setTouched] = useState<ReadonlySet<string> | null>(null);
  const [before, setBefore] = useState<ReadonlySet<string>>(new Set());

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there when the display opens decides, and nothing later
  useEffect(() => {
    const kept = device.read(name);
    setTouched(new Set(kept?.split(' ')));
    setBefore(new Set(kept === null ? tickets.map(({ course }) => course) : []));
  }, []);
  useEffect(() => {
    if (touched) device.keep(name, [...touched].slice(-400).join(' '));
  }, [touched]);

  const hanging = useRef(tickets);
  useEffect(() => {
    hanging.current = tickets;
  }, [tickets]);
  const touch = useCallback((ids: readonly string[]) => {
    const courses = ids.map((id) => hanging.current.find((ticket) => ticket.id === id)?.course ?? id);
    setTouched((all) => (all && courses.some((course) => !all.has(course)) ? new Set([...all, ...courses]) : all));
  }, []);
  const isUntouched = ({ course, begun, lines }: Ticket) =>
    touched !== null && !begun && !touched.has(course) && lines.some(({ mark }) => mark !== 'removed');
  const isNew = (ticket: Ticket) => isUntouched(ticket) && isFresh(ticket, now);
  const calls = (ticket: Ticket) => isUntouched(ticket) && !before.has(ticket.course);
  return { isNew, calls, touch };
}
