import { restaurant } from '../../db/seed/cast.ts';
import { guestTable, type Side } from './side.ts';

export interface Read {
  name: string;
  read(side: Side): Promise<void>;
}

const read = (name: string, address: string | ((side: Side) => string), by: 'owner' | 'admin' | 'guest' = 'owner') => ({
  name,
  read: (side: Side) => side.ask(by, typeof address === 'string' ? address : address(side)),
});

const house = `/api/restaurants/${restaurant.slug}`;
const dayMs = 86_400_000;
/** Where a page of delivered orders goes on, so many days ago. */
const daysAgo = (days: number) =>
  encodeURIComponent(`${new Date(Date.now() - days * dayMs).toISOString()} ffffffff-ffff-ffff-ffff-ffffffffffff`);

/** What the screens that are open all evening ask for, through the calls they ask with. */
export const reads: readonly Read[] = [
  read('orders board', '/api/orders'),
  read('kitchen display', '/api/kitchen/tickets'),
  read('floor', '/api/floor'),
  read('calls', '/api/calls'),
  read('tables', '/api/tables'),
  read("dashboard's day", '/api/stats/today'),
  read('menu', `${house}/menu`, 'guest'),
  read('favourites', `${house}/menu/favourites`, 'guest'),
  read("a table's orders, for its guests", `${house}/tables/${guestTable}/orders`, 'guest'),
  read('bill', ({ tableId }) => `/api/tables/${tableId}/bill`),
  read('till', '/api/till'),
  read('delivered, first page', '/api/orders/delivered'),
  read('delivered, twenty days back', () => `/api/orders/delivered?cursor=${daysAgo(20)}`),
  read('delivered, a word that occurs', '/api/orders/delivered?text=cebola'),
  read('delivered, a word that does not', '/api/orders/delivered?text=nadadisso'),
  read('delivered, a table without orders', '/api/orders/delivered?table=999'),
  read('reservations of the day', '/api/reservations'),
  read('subscription', '/api/subscription'),
  read('directory', '/api/restaurants', 'guest'),
  read('directory, by a word', '/api/restaurants?q=demo', 'guest'),
  read("platform's figures", '/api/platform/stats', 'admin'),
  read("platform's restaurants", '/api/platform/restaurants', 'admin'),
  read("platform's subscriptions", '/api/platform/subscriptions', 'admin'),
];
