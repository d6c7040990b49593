/** The largest note there is. */
const largestNoteCents = 20_000;

/** Nobody hands over a note more than it takes: change of the largest one is an amount that was typed wrongly. */
export function isChangeUnlikely(givenCents: number, cents: number): boolean {
  return givenCents - cents >= largestNoteCents;
}
