import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const least = 1;
const most = 3;
const step = 0.5;

const within = (zoom: number) => Math.min(most, Math.max(least, zoom));

interface Point {
  x: number;
  y: number;
}

/**
 * How large something scrollable is drawn, from 1 (fitted) to 3: by two fingers or by buttons. What lies between the fingers stays there; a
 * button brings whatever of `marks`, a selector, is next to the middle there, and never empty floor.
 */
export function useZoom<Element extends HTMLElement>(marks: string) {
  const ref = useRef<Element>(null);
  const current = useRef(least);
  const [zoom, setZoom] = useState(least);
  /** `at` is drawn where `to` is. */
  const zoomTo = (asked: number, at: Point, to = at) => {
    const element = ref.current;
    const next = within(asked);
    if (!element || next === current.current) return;
    const by = next / current.current;
    current.current = next;
    const left = (element.scrollLeft + at.x) * by - to.x;
    const top = (element.scrollTop + at.y) * by - to.y;
    // There is nothing to scroll to before it is drawn larger.
    flushSync(() => setZoom(next));
    element.scrollTo({ left, top, behavior: 'instant' });
  };
  const pinched = useEffectEvent((by: number, at: Point) => zoomTo(current.current * by, at));
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let last: number | null = null;
    const onStart = (event: TouchEvent) => {
      last = pinchOf(event)?.apart ?? null;
    };
    const onMove = (event: TouchEvent) => {
      const pinch = pinchOf(event);
      if (!pinch || last === null) return;
      // Two fingers would zoom the page otherwise: React's own listeners are passive.
      event.preventDefault();
      const box = element.getBoundingClientRect();
      pinched(pinch.apart / last, { x: pinch.x - box.left, y: pinch.y - box.top });
      last = pinch.apart;
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
    };
  }, []);
  const byButton = (asked: number) => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return;
    const middle = { x: box.width / 2, y: box.height / 2 };
    const points = [...(ref.current?.querySelectorAll(marks) ?? [])].map((mark) => centreIn(box, mark));
    const far = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
    zoomTo(
      asked,
      points.reduce((nearest, point) => (far(point) < far(nearest) ? point : nearest), points[0] ?? middle),
      middle,
    );
  };
  return {
    ref,
    zoom,
    closer: zoom < most ? () => byButton(zoom + step) : undefined,
    farther: zoom > least ? () => byButton(zoom - step) : undefined,
  };
}

function centreIn(box: DOMRect, mark: globalThis.Element): Point {
  const { left, top, width, height } = mark.getBoundingClientRect();
  return { x: left + width / 2 - box.left, y: top + height / 2 - box.top };
}

/** The distance between two fingers, and the point between them, in pixels of the window. */
function pinchOf({ touches: [a, b] }: TouchEvent) {
  if (!a || !b) return null;
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}
