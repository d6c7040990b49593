import { useEffect, useRef } from 'react';
import { Unsent } from '#client/unsent.tsx';
import type { Refused } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

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
    <div
      ref={bar}
      className="sticky bottom-0 z-5 -mx-4 grid gap-3 border-hairline border-t bg-surface px-4 pt-3 pb-[max(.75rem,env(safe-area-inset-bottom))] lg:bottom-4 lg:mx-0 lg:rounded-xl lg:border-0 lg:px-5 lg:py-3.5 lg:shadow-float"
    >
      {outdated ? (
        <Notice
          tone="yellow"
          live
          title={m['restaurants.form.changedTitle']()}
          action={
            <Button variant="quiet" size="s" onClick={onReload}>
              {m['restaurants.form.loadSaved']()}
            </Button>
          }
        >
          {m['restaurants.form.changed']()}
        </Notice>
      ) : (
        <Unsent of={[saving]} told />
      )}
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
