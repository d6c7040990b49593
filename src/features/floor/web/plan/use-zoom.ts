import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { begun, fitted, larger, smaller, within } from './zoom.ts';

interface Point {
  x: number;
  y: number;
}

interface ZoomOptions {
  /** What is drawn, in squares; another one begins anew, with its middle in the middle. */
  drawing: { id: string | undefined; width: number; height: number };
  /** A selector of what a button brings nearer: whatever is next to the middle, and never empty floor. */
  marks: string;
}

/** How large something scrollable is drawn, in pixels of a square: by two fingers, whose middle stays where it is, or by buttons. */
export function useZoom<Element extends HTMLElement>({ drawing, marks }: ZoomOptions) {
  const ref = useRef<Element>(null);
  const current = useRef(begun(0));
  const [square, setSquare] = useState(current.current);
  const [fit, setFit] = useState(0);
  const [begunWith, setBegunWith] = useState<string>();
  const measured = () => {
    const element = ref.current;
    return element ? fitted({ width: element.clientWidth, height: element.clientHeight }, drawing) : 0;
  };
  const { id } = drawing;
  const begin = useEffectEvent(() => {
    const whole = measured();
    current.current = begun(whole);
    setFit(whole);
    setSquare(current.current);
    setBegunWith(id);
  });
  const centre = useEffectEvent(() => {
    const element = ref.current;
    if (!element) return;
    const left = (element.scrollWidth - element.clientWidth) / 2;
    const top = (element.scrollHeight - element.clientHeight) / 2;
    element.scrollTo({ left, top, behavior: 'instant' });
  });
  // Before it is seen, or it would jump; and to the middle once it has its size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with another drawing.
  useLayoutEffect(() => begin(), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useLayoutEffect(() => centre(), [begunWith]);
  const remeasure = useEffectEvent(() => setFit(measured()));
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
    const x = (element.scrollLeft + at.x) / element.scrollWidth;
    const y = (element.scrollTop + at.y) / element.scrollHeight;
    // There is nothing to scroll to before it is drawn larger.
    flushSync(() => setSquare(next));
    element.scrollTo({
      left: x * element.scrollWidth - to.x,
      top: y * element.scrollHeight - to.y,
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
    square,
    closer: closer === undefined ? undefined : () => byButton(closer),
    farther: farther === undefined ? undefined : () => byButton(farther),
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
