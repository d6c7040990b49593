import { useEffect, useRef, useState } from 'react';

const least = 1;
const most = 3;
const step = 0.5;

const within = (zoom: number) => Math.min(most, Math.max(least, zoom));
const apart = ({ touches: [a, b] }: TouchEvent) =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : null;

/** How large something scrollable is drawn, from 1 (fitted) to 3: by two fingers, by two taps, or by buttons. */
export function useZoom<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [zoom, setZoom] = useState(least);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let last: number | null = null;
    const onStart = (event: TouchEvent) => {
      last = apart(event);
    };
    const onMove = (event: TouchEvent) => {
      const now = apart(event);
      if (now === null || last === null) return;
      // Two fingers would zoom the page otherwise: React's own listeners are passive.
      event.preventDefault();
      const by = now / last;
      last = now;
      setZoom((before) => within(before * by));
    };
    const onDouble = () => setZoom((before) => (before > least ? least : 2));
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('dblclick', onDouble);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('dblclick', onDouble);
    };
  }, []);
  return {
    ref,
    zoom,
    closer: zoom < most ? () => setZoom(within(zoom + step)) : undefined,
    farther: zoom > least ? () => setZoom(within(zoom - step)) : undefined,
  };
}
