import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Appearance } from '../../restaurants/contract.ts';
import { shades } from '../../restaurants/web/diner/appearance.ts';

interface HouseProps {
  look: Appearance;
  className?: string;
  children: ReactNode;
}

/** What is inside wears the house's colours and font, as guests see them; around it the product keeps its own. */
export function House({ look, className, children }: HouseProps) {
  const house = useRef<HTMLDivElement>(null);
  // Set on the element: a style that the server wrote would not be let in.
  useLayoutEffect(() => {
    const style = house.current?.style;
    if (!style) return;
    for (const [name, value] of Object.entries(shades(look))) style.setProperty(name, value);
    style.setProperty('--sunken', `color-mix(in srgb, var(--ground) 56%, #fffdf9)`);
    style.setProperty('--paper', `color-mix(in srgb, var(--ground) 34%, #fffdf9)`);
    style.fontFamily = `"${look.fontFamily}", "${look.fontFamily} Fallback", system-ui, sans-serif`;
  }, [look]);
  return (
    <div ref={house} className={className}>
      {children}
    </div>
  );
}
