import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { WallScreen } from '../layout/frame.ts';

/** The wall's room and the size in which it is read; null until it has been measured. Measured anew when the letters have arrived. */
export function useScreen(wall: RefObject<HTMLElement | null>, density: string): WallScreen | null {
  const [screen, setScreen] = useState<WallScreen | null>(null);
  const [lettered, setLettered] = useState(false);
  useEffect(() => {
    void document.fonts.ready.then(() => setLettered(true));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another density makes another size of the same screen, and other letters other tickets
  useLayoutEffect(() => {
    const element = wall.current;
    if (!element) return;
    const read = () => {
      const style = getComputedStyle(element);
      const number = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 1;
      const { clientWidth: width, clientHeight: height } = element;
      return { width, height, scale: number('--scale'), density: number('--density') };
    };
    setScreen(read());
    const observer = new ResizeObserver(() =>
      setScreen((before) => {
        const now = read();
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wall, density, lettered]);
  return screen;
}
