import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Box } from '../../plan/fit.ts';
import { begun, fitted, larger, margins, openedAt, smaller, stretchOf, within } from './zoom.ts';

interface Point {
  x: number;
  y: number;
}

interface ZoomOptions {
  /** What is drawn, in squares; another one begins anew. */
  drawing: { id: string | undefined; width: number; height: number };
  /** A selector of what a button brings nearer: whatever is next to the middle, and never empty floor. */
  marks: string;
  /** Which of them are in the middle at first, where not all of them are seen; the middle of all where it is none. */
  sought: (mark: HTMLElement) => boolean;
}

/** How large something scrollable is drawn, in pixels of a cell: by two fingers, whose middle stays where it is, or by buttons. */
export function useZoom<Element extends HTMLElement>({ drawing, marks, sought }: ZoomOptions) {
  const ref = useRef<Element>(null);
  const current = useRef(begun(0));
  const [square, setSquare] = useState(current.current);
  const [fit, setFit] = useState(0);
  const [begunWith, setBegunWith] = useState<string>();
  const [stretch, setStretch] = useState<Box>({ width: 1, height: 1 });
  const measured = () => {
    const element = ref.current;
    return element ? fitted({ width: element.clientWidth, height: element.clientHeight }, drawing) : 0;
  };
  const stretchToFill = () => {
    const element = ref.current;
    if (element) setStretch(stretchOf({ width: element.clientWidth, height: element.clientHeight }, drawing));
  };
  const { id } = drawing;
  const begin = useEffectEvent(() => {
    const whole = measured();
    current.current = begun(whole);
    setFit(whole);
    setSquare(current.current);
    stretchToFill();
    setBegunWith(id);
  });
  const open = useEffectEvent(() => {
    const element = ref.current;
    if (!element) return;
    const box = element.getBoundingClientRect();
    const all = [...element.querySelectorAll<HTMLElement>(marks)].map((mark) => ({
      at: mark.getBoundingClientRect(),
      sought: sought(mark),
    }));
    const across = all.map(({ at, ...mark }) => ({
      ...mark,
      ...spanOf(at.left, at.width, box.left - element.scrollLeft),
    }));
    const down = all.map(({ at, ...mark }) => ({ ...mark, ...spanOf(at.top, at.height, box.top - element.scrollTop) }));
    element.scrollTo({
      left: openedAt(element.clientWidth, element.scrollWidth, across),
      top: openedAt(element.clientHeight, element.scrollHeight, down),
      behavior: 'instant',
    });
  });
  // Before it is seen, or it would jump; and scrolled once it has its size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with another drawing.
  useLayoutEffect(() => begin(), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useLayoutEffect(() => open(), [begunWith]);
  const remeasure = useEffectEvent(() => {
    const whole = measured();
    // What is wholly seen stays so when the phone is turned.
    if (current.current <= fit || current.current < whole) {
      current.current = begun(whole);
      setSquare(current.current);
    }
    setFit(whole);
    stretchToFill();
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => remeasure());
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  /** `at` is drawn where `to` is. */
  const zoomTo = (asked: number, at: Point, to = at) => {
    const element = ref.current;
    const next = within(asked, measured());
    if (!element || next === current.current) return;
    current.current = next;
    // The margins keep their size.
    const high = margins.top + margins.bottom;
    const x = (element.scrollLeft + at.x - margins.side) / (element.scrollWidth - 2 * margins.side);
    const y = (element.scrollTop + at.y - margins.top) / (element.scrollHeight - high);
    // There is nothing to scroll to before it is drawn larger.
    flushSync(() => setSquare(next));
    element.scrollTo({
      left: x * (element.scrollWidth - 2 * margins.side) + margins.side - to.x,
      top: y * (element.scrollHeight - high) + margins.top - to.y,
      behavior: 'instant',
    });
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
  const closer = larger(square, fit);
  const farther = smaller(square, fit);
  return {
    ref,
    cell: { width: square * stretch.width, height: square * stretch.height },
    closer: closer === undefined ? undefined : () => byButton(closer),
    farther: farther === undefined ? undefined : () => byButton(farther),
    whole: farther === undefined ? undefined : () => byButton(fit),
  };
}

const spanOf = (start: number, length: number, origin: number) => ({
  from: start - origin,
  to: start - origin + length,
});

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
