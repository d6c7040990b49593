import type { Room } from '../../plan/contract.ts';
import type { Place } from '../../plan/values.ts';
import { type Attention, attentionOf, type TableView } from '../table-view.ts';

/** What a room wants of whoever looks at another one. */
export interface RoomWants {
  /** How many of its tables somebody should walk to. */
  tables: number;
  /** The most pressing of it. */
  worst: Attention;
}

const pressing: readonly (Attention | null)[] = ['overdue', 'bill', 'call', 'carry'];

/** Null where nobody has to go there; a table that somebody is on the way to wants nobody else. */
export function wantsOf(
  { places }: { places: readonly Pick<Place, 'tableId'>[] },
  views: readonly TableView[],
  now: number,
): RoomWants | null {
  const inRoom = new Set(places.map(({ tableId }) => tableId));
  const all = views
    .filter(({ table }) => inRoom.has(table.id))
    .map((view) => attentionOf(view, now))
    .filter((attention) => pressing.includes(attention));
  const worst = pressing.find((attention) => all.includes(attention));
  return worst ? { tables: all.length, worst } : null;
}

/** The room to begin with: where most of one's own tables stand, else the first. */
export function roomOfMine<Drawn extends Pick<Room, 'places'>>(
  rooms: readonly Drawn[],
  views: readonly TableView[],
  me: string,
): Drawn | undefined {
  const mine = new Set(views.filter(({ waiter }) => waiter?.id === me).map(({ table }) => table.id));
  const count = ({ places }: Drawn) => places.filter(({ tableId }) => mine.has(tableId)).length;
  return rooms.reduce<Drawn | undefined>((best, room) => (best && count(best) >= count(room) ? best : room), undefined);
}

/** The tables that a room opens on: one's own, else those that somebody should walk to. */
export function soughtIn(
  places: Room['places'],
  { views, me, now }: { views: readonly TableView[]; me: string; now: number },
): ReadonlySet<string> {
  const inRoom = new Set(places.map(({ tableId }) => tableId));
  const here = views.filter(({ table }) => inRoom.has(table.id));
  const mine = here.filter(({ waiter }) => waiter?.id === me);
  const sought = mine.length > 0 ? mine : here.filter((view) => pressing.includes(attentionOf(view, now)));
  return new Set(sought.map(({ table }) => table.id));
}
