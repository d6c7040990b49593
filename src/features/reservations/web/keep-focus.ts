import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { eveningId } from './evening/grid.ts';

/** What was pressed goes with what it changed: the focus goes to where the reservation is shown, unless it has gone elsewhere. */
function keepFocus(id: string): void {
  if (document.activeElement === document.body) placeOf(id)?.focus({ preventScroll: true });
}

/** Where buttons go one by one, with each new revision. */
export function useFocusKept(
  { id, revision }: { id: string; revision: number },
  buttons: RefObject<HTMLElement | null>,
) {
  const within = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      within.current = target instanceof Node && (buttons.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [buttons]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is looked at once
  useEffect(() => {
    if (within.current) keepFocus(id);
  }, [id, revision]);
}

/** Where an entry goes as a whole. */
export function useFocusElsewhere(id: string, entry: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = entry.current;
    return () => {
      if (element?.contains(document.activeElement)) placeOf(id)?.focus({ preventScroll: true });
    };
  }, [id, entry]);
}

/** Once a dialog is gone that may have taken along what it was opened by. */
export function useFocusAfterwards(id: string): void {
  useEffect(() => () => keepFocus(id), [id]);
}

function placeOf(id: string): HTMLElement | null {
  const inDialog = document.querySelector<HTMLElement>('dialog:modal [data-first-focus]');
  return inDialog ?? document.getElementById(`reservation-${id}`) ?? document.getElementById(eveningId);
}
