import { m } from '#generated/messages/messages.js';
import type { State } from '#lib/state-of-address.ts';

// As their consumer agencies said it in public; decision 0065 names where.
const agencies: Partial<Record<State, () => string>> = {
  AM: m['menu.priceRule.lawDearest.AM'],
  BA: m['menu.priceRule.lawDearest.BA'],
  CE: m['menu.priceRule.lawDearest.CE'],
  GO: m['menu.priceRule.lawDearest.GO'],
  MS: m['menu.priceRule.lawDearest.MS'],
  PE: m['menu.priceRule.lawDearest.PE'],
  PR: m['menu.priceRule.lawDearest.PR'],
};

/** What the consumer agency of a state holds of charging a mixed dish at its dearest choice; of any other state, or none, what others hold. */
export function dearestLawText(state: State | null): string {
  const text = (state && agencies[state]) ?? m['menu.priceRule.lawDearest.elsewhere'];
  return text();
}
