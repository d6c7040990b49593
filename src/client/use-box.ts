import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

export interface Box {
  width: number;
  height: number;
}

/** What an element has room for inside, in pixels, as the window and what stands beside it change; null before it is drawn. */
export function useBox(ref: RefObject<HTMLElement | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  const measure = useEffectEvent(() => {
    const element = ref.current;
    if (!element) return;
    const { clientWidth: width, clientHeight: height } = element;
    setBox((now) => (now?.width === width && now.height === height ? now : { width, height }));
  });
  // Before it is seen, or what is fitted into it would jump.
  useLayoutEffect(() => measure(), []);
  useEffect(() => {
    const observer = new ResizeObserver(() => measure());
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
