import { useEffect, useRef } from 'react';
import { Unsent } from '#client/unsent.tsx';
import type { Refused } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { SavedByOthers, saveBarClass } from '../saved-by-others.tsx';

export interface SectionBarProps {
  saving: { unsent: Refused | null };
  busy: boolean;
  /** Others have saved since the section was opened. */
  outdated: boolean;
  onDiscard: () => void;
  onReload: () => void;
}

/** In sight for as long as a section has something unsaved. */
export function SectionBar({ saving, busy, outdated, onDiscard, onReload }: SectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It comes while a field is being typed into, and must not lie over it.
    const field = document.activeElement?.getBoundingClientRect();
    const top = bar.current?.getBoundingClientRect().top;
    if (field && top !== undefined && field.bottom > top) document.activeElement?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={bar} className={saveBarClass}>
      {outdated ? <SavedByOthers onReload={onReload} /> : <Unsent of={[saving]} told />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-ink-2 text-sm">
          {m['restaurants.form.unsaved']()}
        </p>
        <div className="grid grid-cols-2 gap-2 max-sm:w-full sm:min-w-72">
          <Button variant="quiet" disabled={busy} onClick={onDiscard}>
            {m['restaurants.form.discard']()}
          </Button>
          <Button type="submit" busy={busy}>
            {m['common.save']()}
          </Button>
        </div>
      </div>
    </div>
  );
}
