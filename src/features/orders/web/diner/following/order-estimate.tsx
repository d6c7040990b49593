import { m } from '#generated/messages/messages.js';
import { spanText } from '../../../../tables/web/span-text.ts';
import type { FollowedOrder } from '../../../contract.ts';
import { dishesOf } from '../../../lines/dishes.ts';
import { earlierText } from './earlier-text.ts';
import { clockOf, type Estimate, estimateAt } from './estimate.ts';
import { OrderProgress } from './order-progress.tsx';
import { useEnglish } from './use-english.ts';

function words(estimate: Estimate): { before: string; large: string; unit?: string; after?: string } {
  switch (estimate.kind) {
    case 'range':
    case 'delayed':
      return {
        before: estimate.kind === 'delayed' ? m['diner.delayed']() : m['diner.readySoon'](),
        ...rangeWords(estimate),
      };
    case 'soon':
      return { before: m['diner.readySoon'](), large: m['diner.anyMoment']() };
    case 'late':
      return { before: m['diner.lateHint'](), large: m['diner.lateBy']({ span: spanText(estimate.minutes) }) };
    case 'ready':
      return { before: m['diner.readyHint'](), large: m['diner.ready']() };
    case 'held':
      return { before: m['diner.heldHint'](), large: '' };
    default:
      return { before: m['diner.noEstimate'](), large: '' };
  }
}

/** '20 a 28 min', and from an hour on '55 min a 1 h 10'. */
function rangeWords({ from, to }: { from: number; to: number }): { large: string; unit?: string } {
  if (to < 60) return { large: m['diner.minutesRange']({ from, to }), unit: m['diner.minutes']() };
  return { large: m['diner.minutesRange']({ from: spanText(from), to: spanText(to) }) };
}

/** The heart of an order under way: when it is ready, and how far it is. */
export function OrderEstimate({ order, now, timezone }: { order: FollowedOrder; now: number; timezone: string }) {
  const english = useEnglish();
  const estimate = estimateAt(order, now);
  if (!estimate) return null;
  const { before, large, unit } = words(estimate);
  const { ready, all, apart } = dishesOf(order.lines);
  const nameOf = ({ productId, name }: FollowedOrder['lines'][number]) => english(productId) ?? name;
  const earlier = estimate.kind === 'range' ? earlierText(order, { now, timezone, nameOf }) : null;
  return (
    <div className="on-dark mx-2 rounded-lg bg-brand px-3 py-5 text-on-brand">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-2 text-on-brand-2 text-sm">
        <p>{before}</p>
        <p aria-live="polite">
          {apart && (
            <span className="block rounded-full bg-brand-lift px-2.5 py-0.5 font-semibold text-on-brand tabular-nums">
              {m['diner.readyOf']({ ready, all })}
            </span>
          )}
        </p>
      </div>
      {large && (
        <p className="px-2 font-semibold text-4xl tabular-nums leading-12 tracking-title">
          {large} {unit && <span className="font-medium text-on-brand-2 text-xl tracking-snug">{unit}</span>}
        </p>
      )}
      {earlier && <p className="px-2 pt-1 text-balance wrap-anywhere">{earlier}</p>}
      <OrderProgress order={order} readyAround={clockOf(estimate, order, now)} timezone={timezone} />
    </div>
  );
}
