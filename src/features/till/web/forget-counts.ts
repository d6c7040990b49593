/** What the tab's storage calls what was counted of a till. */
export const countName = (tillId: string) => `till-count-${tillId}`;

/** Whoever signs in next in this tab counts for themselves. Where nothing can be stored, nothing outlives the page. */
export function forgetCounts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(countName('')));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {}
}
