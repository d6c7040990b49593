import { useEffect, useEffectEvent, useRef } from 'react';
import type { Station } from '../../../menu/stations/contract.ts';
import type { Ticket } from '../../tickets.ts';
import type { DeviceSettings } from '../device.ts';
import type { News } from './bells.ts';
import { homesOf, insistentOf, soundsOf } from './heard.ts';
import type { Audio } from './use-audio.ts';

const againMs = 8_000;

interface Calling {
  /** Which stations are shown: what hangs there when one looks there is no news. */
  view: string;
  tickets: readonly Ticket[];
  stations: readonly Station[];
  isNew: (ticket: Ticket) => boolean;
  sounds: DeviceSettings['sounds'];
}

/**
 * Rings when a ticket is new or has changed, by the sound of its station, and again until someone has touched it where the station wants
 * that. It is told from what is shown, so what came while the line was down rings as well; what was there when the page opened does not.
 */
export function useBells(
  { ring }: Audio,
  { view, tickets, stations, isNew, sounds }: Calling,
  announce: (text: Ticket[]) => void,
) {
  const known = useRef<{ view: string; keys: ReadonlySet<string> } | null>(null);
  const ringAt = (homes: readonly (Station | null)[], news: News) => {
    for (const sound of soundsOf(homes, sounds)) ring(sound, news);
  };

  const tell = useEffectEvent(() => {
    const before = known.current?.view === view ? known.current.keys : null;
    known.current = { view, keys: new Set(tickets.flatMap((ticket) => keysOf(ticket))) };
    if (!before) return;
    const arrived = tickets.filter(({ course, begun, ended }) => !before.has(course) && !begun && ended === null);
    const changed = tickets.filter(
      (ticket) =>
        (before.has(ticket.id) || ticket.ended !== null) &&
        keysOf(ticket).some((key) => !before.has(key)) &&
        !arrived.includes(ticket),
    );
    ringAt(homesOf(arrived, stations), 'arrived');
    ringAt(homesOf(changed, stations), 'changed');
    if (arrived.length + changed.length > 0) announce([...arrived, ...changed]);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides
  useEffect(() => tell(), [tickets]);

  const insistent = insistentOf(tickets.filter(isNew), stations);
  const again = useEffectEvent(() => ringAt(insistent, 'arrived'));
  const calling = insistent.length > 0;
  useEffect(() => {
    if (!calling) return;
    const timer = setInterval(() => again(), againMs);
    return () => clearInterval(timer);
  }, [calling]);
}

/** A ticket, and each change of it that somebody has to see. */
function keysOf({ id, course, unseen, revision }: Ticket): string[] {
  return unseen ? [id, course, `${id} ${revision}`] : [id, course];
}
