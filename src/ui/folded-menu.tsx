import type { ReactNode } from 'react';
import { MenuIcon } from './staff/icons.tsx';

interface FoldedMenuProps {
  label: string;
  openLabel: string;
  /** Items of a list. */
  children: ReactNode;
}

/** The public pages' navigation where there is no room for it. It opens without a script. */
export function FoldedMenu({ label, openLabel, children }: FoldedMenuProps) {
  return (
    <details className="group relative -mr-2 lg:hidden">
      <summary
        aria-label={openLabel}
        className="grid size-12 list-none place-items-center rounded-full text-ink transition hover:bg-current/8 [&::-webkit-details-marker]:hidden"
      >
        <MenuIcon size={24} />
      </summary>
      <nav
        aria-label={label}
        className="absolute top-full right-0 z-20 w-64 max-w-[calc(100vw-2.5rem)] rounded-lg bg-surface p-2 shadow-float"
      >
        <ul>{children}</ul>
      </nav>
    </details>
  );
}

/** How a link of such a navigation looks, folded or in the line. */
export function placeClass(folded = false): string {
  const shape = folded ? 'flex min-h-12 items-center rounded-md px-4' : 'flex min-h-11 items-center px-4 text-sm';
  return `${shape} text-ink-2 transition hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink`;
}
