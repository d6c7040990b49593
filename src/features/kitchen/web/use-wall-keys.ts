import { type RefObject, useEffect } from 'react';

/**
 * A bump bar is a keyboard: a number works the ticket that shows it and 0 takes back, + opens the ticket that is worked on, the arrows walk from one touch target to the next, and Enter is the
 * button's own. While something lies over the wall, or something is typed, keys are that thing's.
 */
export function useWallKeys(wall: RefObject<HTMLElement | null>, numbers: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const element = wall.current;
      const { target, key } = event;
      if (!element || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog:modal')) return;
      if (target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')) return;
      // Held down, Enter would press a button again and again.
      if (event.repeat && key === 'Enter' && target instanceof Element && target.matches('[data-work]')) {
        event.preventDefault();
      } else if (numbers && /^\d$/.test(key)) {
        const button = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
        if (!button || event.repeat) return;
        event.preventDefault();
        const unseen = element.contains(button) && isBeside(button, element);
        if (element.contains(button)) button.focus();
        // Whoever has scrolled away from it sees first what the key is about to do.
        if (unseen) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        else button.click();
      } else if (numbers && key === '+') {
        const here = target instanceof Element ? target.closest('.k-ticket') : null;
        here?.querySelector<HTMLElement>('.k-whole')?.click();
      } else if (key.startsWith('Arrow') && walk(element, key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [wall, numbers]);
}

function isBeside(button: HTMLElement, wall: HTMLElement): boolean {
  const { left, right } = button.getBoundingClientRect();
  const seen = wall.getBoundingClientRect();
  const middle = (left + right) / 2;
  return middle < seen.left || middle > seen.right;
}

/** To the next target of the column, or to the one that lies beside. */
function walk(wall: HTMLElement, key: string): boolean {
  const columns = [...wall.querySelectorAll<HTMLElement>('.k-column:not(.is-measuring)')]
    .map((column) =>
      [...column.querySelectorAll<HTMLElement>('[data-work]')].filter((each) => !each.closest('[inert]')),
    )
    .filter((targets) => targets.length > 0);
  const at = columns.findIndex((targets) => targets.includes(document.activeElement as HTMLElement));
  const here = columns[at];
  const to = here ? neighbour(columns, at, here.indexOf(document.activeElement as HTMLElement), key) : columns[0]?.[0];
  if (!to) return false;
  to.focus();
  to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

function neighbour(columns: HTMLElement[][], at: number, row: number, key: string): HTMLElement | undefined {
  const here = columns[at] ?? [];
  if (key === 'ArrowDown') return here[row + 1] ?? columns[at + 1]?.[0];
  if (key === 'ArrowUp') return here[row - 1] ?? columns[at - 1]?.at(-1);
  const beside = columns[at + (key === 'ArrowRight' ? 1 : -1)] ?? [];
  const { top } = here[row]?.getBoundingClientRect() ?? { top: 0 };
  const distance = (element: HTMLElement) => Math.abs(element.getBoundingClientRect().top - top);
  return [...beside].sort((a, b) => distance(a) - distance(b))[0];
}
