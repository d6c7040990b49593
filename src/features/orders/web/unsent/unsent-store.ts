import { keptIn } from '#client/kept.ts';
import { type UnsentOrder, unsentOf, withUnsent } from './unsent-order.ts';

/** Whose unsent orders: of one person in one restaurant. */
export interface Typist {
  userId: string;
  restaurantId: string;
}

const stem = 'unsent-orders:';
const nameOf = ({ userId, restaurantId }: Typist) => `${stem}${restaurantId}:${userId}`;

/** The orders that somebody has typed on a device and not sent. A reload, an empty battery or a look at another screen must not cost them. */
export function unsentOrders(storage: () => Storage, now = Date.now) {
  const device = keptIn(storage);
  const read = (typist: Typist) => unsentOf(device.read(nameOf(typist)), now());
  const keep = (typist: Typist, orders: readonly UnsentOrder[]): boolean => {
    const name = nameOf(typist);
    const text = orders.length > 0 ? JSON.stringify(orders) : null;
    device.keep(name, text);
    try {
      return storage().getItem(name) === text;
    } catch {
      return false;
    }
  };
  return {
    read,
    /** Whether it is stored, so that the form may be left without a question. */
    put: (typist: Typist, order: UnsentOrder) => keep(typist, withUnsent(read(typist), { ...order, at: now() })),
    /** Sent, discarded, or emptied. */
    drop(typist: Typist, id: string): void {
      const orders = read(typist);
      const others = orders.filter((order) => order.id !== id);
      if (others.length < orders.length) keep(typist, others);
    },
    /** What others left on a shared device does not lie there for longer than they could have gone on with it. */
    forgetOld(): void {
      try {
        const names = Object.keys(storage()).filter((name) => name.startsWith(stem));
        for (const name of names) if (unsentOf(device.read(name), now()).length === 0) device.keep(name, null);
      } catch {}
    },
  };
}

export const unsent = unsentOrders(() => localStorage);
