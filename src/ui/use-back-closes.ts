import { useEffect, useEffectEvent } from 'react';
import { sheetEntries } from './sheet-entries.ts';

let entries: ReturnType<typeof sheetEntries> | undefined;

/** The phone's Back closes the sheet, also where the browser leaves the page instead. `leaving`: what is open is closed because the page is left. */
export function useBackCloses(onClose: () => void, leaving = false) {
  const close = useEffectEvent(onClose);
  const stays = useEffectEvent(() => !leaving);
  useEffect(() => {
    // Where there is one, the browser itself closes what is open.
    if ('CloseWatcher' in window) return;
    entries ??= sheetEntries(window);
    const closed = entries.open(() => close());
    return () => closed(stays());
  }, []);
}
