import { useCallback, useEffect, useState } from 'react';
import { keptIn } from '#client/kept.ts';
import type { Ticket } from '../tickets.ts';

const name = 'comanda.kitchen.touched';
const device = keptIn(() => localStorage);

export interface Touched {
  isNew: (ticket: Ticket) => boolean;
  touch: (ids: readonly string[]) => void;
}

/**
 * Which tickets somebody at this screen has had under the finger. It is kept on the device: a tablet that starts anew does not forget
 * what nobody has seen. The first time, what is there already is not new.
 */
export function useTouched(tickets: readonly Ticket[]): Touched {
  const [touched, setTouched] = useState<ReadonlySet<string> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there when the display opens decides, and nothing later
  useEffect(() => {
    const kept = device.read(name);
    setTouched(new Set(kept === null ? tickets.map(({ id }) => id) : kept.split(' ')));
  }, []);
  useEffect(() => {
    if (touched) device.keep(name, [...touched].slice(-400).join(' '));
  }, [touched]);

  const touch = useCallback((ids: readonly string[]) => {
    setTouched((all) => (all && ids.some((id) => !all.has(id)) ? new Set([...all, ...ids]) : all));
  }, []);
  const isNew = ({ id, begun, lines }: Ticket) =>
    touched !== null && !begun && !touched.has(id) && lines.some(({ mark }) => mark !== 'removed');
  return { isNew, touch };
}
