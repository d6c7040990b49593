import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import type { Ticket } from '../tickets.ts';

interface RushMarkProps {
  rush: NonNullable<Ticket['rush']>;
  timeZone: string;
}

/** That it is made before the others, who said so, and when. */
export function RushMark({ rush: { at, by }, timeZone }: RushMarkProps) {
  const time = formatTime(new Date(at), getLocale(), timeZone);
  return (
    <p className="k-rush">
      <b>{m['kitchen.rushed']()}</b>{' '}
      <span dir="auto">{by === null ? time : m['kitchen.rushedBy']({ name: by, time })}</span>
    </p>
  );
}
