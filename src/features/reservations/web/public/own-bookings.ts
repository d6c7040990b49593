import { keptIn } from '#client/kept.ts';
import type { When } from '../../opening.ts';

export interface OwnBooking extends When {
  guestKey: string;
}

const device = keptIn(() => localStorage);
const nameOf = (slug: string) => `comanda.bookings.${slug}`;
/** More than anybody has before them in one house. */
const most = 5;

/** What guests of this device have asked for in a house, as far as it is kept. */
export function ownBookings(slug: string): OwnBooking[] {
  try {
    const kept: unknown = JSON.parse(device.read(nameOf(slug)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isBooking) : [];
  } catch {
    return [];
  }
}

/** Keeps the way to a booking on the device that made it: its key and its moment, and nothing of who they are. */
export function keepBooking(slug: string, { guestKey, date, time }: OwnBooking): void {
  device.keep(nameOf(slug), JSON.stringify([{ guestKey, date, time }, ...ownBookings(slug)].slice(0, most)));
}

function isBooking(kept: unknown): kept is OwnBooking {
  const { guestKey, date, time } = (kept ?? {}) as Partial<Record<keyof OwnBooking, unknown>>;
  return [guestKey, date, time].every((part) => typeof part === 'string');
}
