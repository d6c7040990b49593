import type { ReactNode } from 'react';

/** A part of the page of settings that the palette leads to. */
export function SettingsPart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-20 outline-none lg:scroll-mt-4">
      {children}
    </div>
  );
}
