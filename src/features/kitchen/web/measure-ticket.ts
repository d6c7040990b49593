import type { TicketSize } from '../layout/flow.ts';

/** How high a ticket would be with all of its lines, whichever of them are shown, and its parts. */
export function measureTicket(element: Element): TicketSize {
  const list = element.querySelector('.k-lines');
  const lines = [...(list?.firstElementChild?.children ?? [])].map(heightOf);
  const foot = heightOf(element.querySelector(':scope > .k-foot-of'));
  const continues = element.querySelector(':scope > .k-continues');
  // Where it continues, its foot is there only to be measured and takes no room.
  const cut = heightOf(list) + heightOf(continues) - (continues ? foot : 0);
  const whole = heightOf(element) - cut + lines.reduce((sum, line) => sum + line, 0);
  // Sums of fractions differ by next to nothing, and a pixel more would draw every ticket anew.
  const band = heightOf(element.querySelector(':scope > .k-allergy.is-brief'));
  return { height: Math.ceil(Math.round(whole * 10) / 10), lines, foot, band };
}

export function sameSize(a: TicketSize | undefined, b: TicketSize): boolean {
  return a?.height === b.height && a.foot === b.foot && a.band === b.band && a.lines.join() === b.lines.join();
}

const heightOf = (element: Element | null) =>
  element === null ? 0 : Math.round(element.getBoundingClientRect().height * 100) / 100;
