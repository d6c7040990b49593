import { useEffect, useEffectEvent, useRef } from 'react';

/** While a finger is about, nothing slides under it. */
const fingerMs = 1_000;

/** Ends what has had its time, as long as there is `any`, but not while a finger is about. */
export function useExpiry(any: boolean, end: (now: number) => void): void {
  const lastTouch = useRef(0);
  useEffect(() => {
    const touched = () => {
      lastTouch.current = Date.now();
    };
    window.addEventListener('pointerdown', touched, true);
    return () => window.removeEventListener('pointerdown', touched, true);
  }, []);
  const tick = useEffectEvent(() => {
    const now = Date.now();
    if (now - lastTouch.current >= fingerMs) end(now);
  });
  useEffect(() => {
    if (!any) return;
    const timer = setInterval(() => tick(), 250);
    return () => clearInterval(timer);
  }, [any]);
}
