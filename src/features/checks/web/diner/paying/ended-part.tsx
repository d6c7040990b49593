import { m } from '#generated/messages/messages.js';
import type { Part } from '../../../parts/contract.ts';
import type { PartEnd } from '../../../values.ts';
import { money } from '../money.ts';

/** Each by its own name: a text that is looked up by a made key takes the whole catalogue to a guest's phone. */
const words: Record<PartEnd, { title: () => string; hint: () => string }> = {
  refused: { title: m['checks.part.ended.refused'], hint: m['checks.part.endedHint.refused'] },
  changed: { title: m['checks.part.ended.changed'], hint: m['checks.part.endedHint.changed'] },
  closed: { title: m['checks.part.ended.closed'], hint: m['checks.part.endedHint.closed'] },
  expired: { title: m['checks.part.ended.expired'], hint: m['checks.part.endedHint.expired'] },
  disconnected: { title: m['checks.part.ended.disconnected'], hint: m['checks.part.endedHint.disconnected'] },
};

/** A part that ended without its phone: why, and what is to be done. */
export function EndedPart({ part, why }: { part: Part; why: PartEnd }) {
  const { title, hint } = words[why];
  // Nothing was on its way that could have been paid: somebody was to come for it.
  const atTable = why === 'closed' && (part.method === 'card' || part.method === 'cash');
  return (
    <section aria-live="polite" className="mx-3 mb-3 rounded-xl bg-yellow-tint px-5 py-4 shadow-lift lg:mx-8">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-semibold text-lg">{title()}</h2>
        <span className="money shrink-0 text-ink-2">{money(part.cents)}</span>
      </div>
      <p className="mt-1 text-sm">{atTable ? m['checks.part.endedHint.closedAtTable']() : hint()}</p>
    </section>
  );
}
