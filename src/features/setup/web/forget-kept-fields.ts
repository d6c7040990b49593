/** What the tab's storage calls what was typed in a step of the set-up. */
export const keptFieldsName = (step: string) => `setup-${step}`;

/** Whoever signs in next in this tab begins with empty fields. Where nothing can be stored, nothing outlives the page. */
export function forgetKeptFields(): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(keptFieldsName('')));
    for (const name of names) sessionStorage.removeItem(name);
  } catch {}
}
