import { kitchenPass } from '#lib/addresses.ts';
import type { Station } from '../menu/stations/contract.ts';
import { presentStation } from '../menu/stations/home.ts';
import { lateBy } from '../orders/promised.ts';
import type { KitchenOrder } from './contract.ts';
import { passOf } from './expediter.ts';
import type { Chosen } from './parts.ts';
import { isOpen, ticketsOf } from './tickets.ts';

/** What the address says for all stations. */
export const allStations = 'todas';

/** What a display shows: the pass, or the tickets of some stations; null for all of them. */
export type View = 'pass' | { chosen: Chosen };

/** What an address asks for, as far as there are such stations. */
export function viewOf(asked: string | null, stations: readonly Station[]): View {
  if (asked === kitchenPass) return 'pass';
  const known = new Set((asked ?? '').split(',').flatMap((id) => presentStation(id, stations)?.id ?? []));
  return { chosen: known.size === 0 || known.size === stations.length ? null : known };
}

export interface Tab {
  /** As in the address. */
  station: string;
  label: string;
  count: number;
  /** By when the first of each of its tickets should be ready; what all stations show is told at its own. */
  dueAts: readonly number[];
  current: boolean;
}

/** Each station with its open tickets, all of them, and the pass. */
export function tabsOf(
  orders: readonly KitchenOrder[],
  stations: readonly Station[],
  view: View,
  words: { all: string; pass: string },
): Tab[] {
  const tab = (station: string, label: string, chosen: Chosen, current: boolean): Tab => {
    const dueAts = dueAtsOf(orders, stations, chosen);
    return { station, label, count: dueAts.length, dueAts, current };
  };
  const chosen = view === 'pass' ? undefined : view.chosen;
  return [
    ...stations.map(({ id, name }) =>
      tab(id, name, new Set([id]), chosen?.has(id) ?? (chosen === null && stations.length === 1)),
    ),
    ...(stations.length === 1 ? [] : [{ ...tab(allStations, words.all, null, chosen === null), dueAts: [] }]),
    {
      station: kitchenPass,
      label: words.pass,
      count: passOf(orders, stations).length,
      dueAts: [],
      current: view === 'pass',
    },
  ];
}

/** By when the first of each ticket with something to make at these stations should be ready: what tabs and the columns of the pass say of them. */
export function dueAtsOf(orders: readonly KitchenOrder[], stations: readonly Station[], chosen: Chosen): number[] {
  const open = ticketsOf(orders, stations, chosen).filter(({ lines }) => lines.some(isOpen));
  return open.map(({ firstDueAt }) => firstDueAt);
}

/** How many of its tickets are late. */
export const lateOf = ({ dueAts }: Pick<Tab, 'dueAts'>, now: number): number =>
  dueAts.filter((dueAt) => lateBy(dueAt, now) > 0).length;
