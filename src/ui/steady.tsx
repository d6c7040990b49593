import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Where somebody types, what is typed into stays where it is: whatever comes in above it, or goes, whoever draws that, is scrolled away by as
 * much before it is seen.
 */
export function Steady({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? holdStill(root.current) : undefined), []);
  return (
    <div ref={root} className="grid grid-cols-[minmax(0,1fr)]">
      {children}
    </div>
  );
}

function holdStill(root: HTMLElement): () => void {
  let held: { element: Element; top: number } | null = null;
  const hold = () => {
    const element = document.activeElement;
    if (!element || !root.contains(element)) held = null;
    // Scrolling goes by whole pixels: what a change leaves over is made good by the next, and does not add up.
    else if (element !== held?.element || Math.abs(topOf(element) - held.top) >= 1)
      held = { element, top: topOf(element) };
  };
  const changes = new MutationObserver(() => {
    if (held?.element === document.activeElement) putBack(held.element, held.top, root);
    hold();
  });
  changes.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  const own = new AbortController();
  const { signal } = own;
  root.addEventListener('focusin', hold, { signal });
  // Where people scroll it to, or a keyboard that opens pushes it, is where it stays from then on.
  document.addEventListener('scroll', hold, { signal, capture: true, passive: true });
  window.addEventListener('resize', hold, { signal });
  hold();
  return () => {
    changes.disconnect();
    own.abort();
  };
}

function putBack(element: Element, top: number, root: HTMLElement): void {
  const scroller = topOf(element) !== top && scrollerOf(element);
  if (!scroller) return;
  const scroll = () => scroller.scrollBy({ top: topOf(element) - top, behavior: 'instant' });
  scroll();
  // What was shorter than its window, or near its end, has too little to be scrolled by: what it holds grows by the rest.
  const rest = topOf(element) - top;
  if (rest < 1) return;
  const { height, bottom } = root.getBoundingClientRect();
  const spare = Math.max(0, scroller.getBoundingClientRect().bottom - bottom);
  root.style.minHeight = `${height + spare + rest}px`;
  scroll();
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}
