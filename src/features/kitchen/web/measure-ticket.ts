import type { TicketSize } from '../cut.ts';

/** How high a ticket would be with all of its lines, whichever of them are shown. */
export function measureTicket(element: Element): TicketSize {
  const list = element.querySelector('.k-lines');
  const lines = [...(list?.firstElementChild?.children ?? [])].map(heightOf);
  const cut = heightOf(list) + heightOf(element.querySelector('.k-hidden'));
  const whole = heightOf(element) - cut + lines.reduce((sum, line) => sum + line, 0);
  // Sums of fractions differ by next to nothing, and a pixel more would draw every ticket anew.
  return { height: Math.ceil(Math.round(whole * 10) / 10), lines };
}

export function sameSize(a: TicketSize | undefined, b: TicketSize): boolean {
  return a?.height === b.height && a.lines.join() === b.lines.join();
}

const heightOf = (element: Element | null) =>
  element === null ? 0 : Math.round(element.getBoundingClientRect().height * 100) / 100;
