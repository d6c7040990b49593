import type { Evening, Window } from '../../evening.ts';

/** The first column, which stays where it is while the hours are scrolled. */
export const headClass =
  'sticky left-0 z-3 grid w-(--head) shrink-0 content-center border-hairline border-r bg-surface px-3 leading-4 max-lg:px-2';

/** The column's width, a row's height, and what of an hour is shown at the least: half of it holds a finger and a short name. */
export const gridClass = '[--head:5.25rem] [--row:3.75rem] [--hour:7rem] lg:[--head:7.5rem] lg:[--row:2.875rem]';

export const percent = (share: number) => `${share * 100}%`;

/** Where the span of a table lies over the rows, as far as the window shows it. */
export function placeOf(
  { since, until, looseRows }: Pick<Evening<never>, 'since' | 'until' | 'looseRows'>,
  row: number,
  span: Window,
) {
  const share = (at: number) => (Math.min(until, Math.max(since, at)) - since) / (until - since);
  const left = share(span.since);
  return {
    top: `calc(${looseRows + row} * var(--row))`,
    left: percent(left),
    width: percent(share(span.until) - left),
  };
}

/** Where the focus goes when what had it is not shown any more. */
export const eveningId = 'evening';
