import type { Station } from '../../../menu/stations/contract.ts';
import { homeOf } from '../../../menu/stations/home.ts';
import { isOpen, type Ticket } from '../../tickets.ts';
import { type DeviceSettings, type StationSound, usualSound } from '../device.ts';
import { onePlace } from './one-place.ts';

/** The stations that still have something of these tickets to make; null where the kitchen has none. */
export function homesOf(tickets: readonly Ticket[], stations: readonly Station[]): (Station | null)[] {
  const open = tickets.flatMap(({ lines }) => lines.filter(isOpen));
  return [...new Set(open.map(({ stationId }) => homeOf(stationId, stations)))];
}

/** Those of them that call again and again until somebody has touched a ticket: each for itself, whoever shares the ticket. */
export function insistentOf(tickets: readonly Ticket[], stations: readonly Station[]): Station[] {
  const named = homesOf(tickets, stations).filter((station) => station !== null);
  return named.filter(({ repeatsSound }) => repeatsSound);
}

/** What these stations sound like on this device; the same for several is heard once. */
export function soundsOf(homes: readonly (Station | null)[], sounds: DeviceSettings['sounds']): StationSound[] {
  const own = homes.map((station) => sounds[station?.id ?? onePlace] ?? usualSound);
  return [...new Map(own.map((sound) => [`${sound.tune} ${sound.volume}`, sound])).values()];
}
