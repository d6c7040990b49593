import { useEffect, useEffectEvent } from 'react';
import { sheetEntries } from './sheet-entries.ts';

let entries: ReturnType<typeof sheetEntries> | undefined;

/**
 * Back closes what is open and not the page beneath it; what asks first stays. Android's own Back is taken by a browser that closes dialogs
 * itself, but no other Back is, nor by other browsers. `leaving` answers whether it is closed because the page is left.
 */
export function useBackCloses(open: boolean, onBack: () => void, leaving = () => false) {
  const close = useEffectEvent(onBack);
  const stays = useEffectEvent(() => !leaving());
  useEffect(() => {
    if (!open) return;
    entries ??= sheetEntries(window);
    const closed = entries.open(() => close());
    return () => closed(stays());
  }, [open]);
}
