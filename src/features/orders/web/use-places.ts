import { useEffect, useRef, useState } from 'react';
import type { Order } from '../contract.ts';
import { undoMs } from '../lines/moves.ts';
import { type Place, placesAfter, withoutOver } from './places.ts';

/** While a finger is about, nothing slides under it. */
const fingerMs = 1_000;

/** A column's cards, and the places of those that left it while they can be taken back; one that is held stays longer. */
export function usePlaces(orders: readonly Order[], held: string | null): readonly Place<Order>[] {
  const [kept, setKept] = useState(() => ({
    orders,
    places: placesAfter<Order>([], orders, 0) as readonly Place<Order>[],
  }));
  const lastTouch = useRef(0);
  let { places } = kept;
  if (!same(kept.orders, orders)) {
    places = placesAfter(kept.places, orders, Date.now() + undoMs);
    setKept({ orders, places });
  }

  useEffect(() => {
    const touched = () => {
      lastTouch.current = Date.now();
    };
    window.addEventListener('pointerdown', touched, true);
    return () => window.removeEventListener('pointerdown', touched, true);
  }, []);
  const any = places.some(({ until }) => until !== null);
  useEffect(() => {
    if (!any) return;
    const timer = setInterval(() => {
      const now = Date.now();
      if (now - lastTouch.current < fingerMs) return;
      setKept((all) => {
        const left = withoutOver(all.places, now, held);
        return left === all.places ? all : { ...all, places: left };
      });
    }, 250);
    return () => clearInterval(timer);
  }, [any, held]);
  return places;
}

function same(before: readonly Order[], now: readonly Order[]): boolean {
  return before.length === now.length && before.every((order, index) => order === now[index]);
}
