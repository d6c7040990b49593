import { useEffect, useRef, useState } from 'react';
import type { Order } from '../contract.ts';
import { undoMs } from '../lines/moves.ts';
import { inPlace, type Place, placesAfter, withoutOver } from './places.ts';
import { fingerMs } from './use-pointed.ts';

/** A column's cards, and the places of those that left it while they can be taken back; one that is held stays longer. While somebody points at it, none goes before another. */
export function usePlaces(sorted: readonly Order[], held: string | null, pointed: boolean): readonly Place<Order>[] {
  const [kept, setKept] = useState(() => ({
    orders: sorted,
    places: placesAfter<Order>([], sorted, 0) as readonly Place<Order>[],
  }));
  const lastTouch = useRef(0);
  const orders = pointed ? inPlace(kept.orders, sorted) : sorted;
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
