import { type RefObject, useEffect, useState } from 'react';

/** A page is turned when the wall has come to rest. */
const restMs = 120;
/** Whoever looked at what comes later has gone back to work by then. */
const awayMs = 20_000;
const touches = ['pointerdown', 'keydown', 'wheel'] as const;

/** The first column that is seen of a wall with more of them than it has room for. Nobody's late tickets stay out of sight: it goes back by itself. */
export function usePage(wall: RefObject<HTMLElement | null>, step: number): number {
  const [first, setFirst] = useState(0);
  useEffect(() => {
    const element = wall.current;
    if (!element || step === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setFirst(Math.round(element.scrollLeft / step));
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    look();
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', scrolled);
    };
  }, [wall, step]);

  const away = first > 0;
  useEffect(() => {
    if (!away) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(back, awayMs);
    };
    const back = () => {
      // Something is read over it.
      if (document.querySelector('dialog:modal')) wait();
      else wall.current?.scrollTo({ left: 0, behavior: 'smooth' });
    };
    wait();
    for (const touch of touches) document.addEventListener(touch, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) document.removeEventListener(touch, wait, { capture: true });
    };
  }, [away, wall]);
  return first;
}
