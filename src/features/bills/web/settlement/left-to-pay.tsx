import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { ArrowDownIcon } from '#ui/staff/icons.tsx';
import type { Reckoning } from '../../payments/reckon.ts';

/** What is left is paid, what is over given back. */
export function restLabel(restCents: number, locale = getLocale()): string {
  return restCents < 0 ? m['bills.handBack']({}, { locale }) : m['bills.leftToPay']({}, { locale });
}

interface LeftToPayProps {
  restCents: number;
  /** What is being entered counts, as it does beside the fields. */
  entered?: Reckoning;
  /** What the rest is called while nothing is entered. */
  label?: string;
  /** Leads to where it is entered how it is paid, which on a phone stands below all that was ordered; on a wide screen the sum stands above it, and not here again. */
  onSeek?: () => void;
}

/** Beside the last step, wherever the sums have been scrolled to: what a bill still wants, or gives back. */
export function LeftToPay({ restCents, entered, label = restLabel(restCents), onSeek }: LeftToPayProps) {
  if (entered && entered.receivedCents > 0) return <Entered restCents={restCents} {...entered} />;
  if (restCents === 0) return null;
  const foot = <Foot label={label} cents={Math.abs(restCents)} />;
  if (!onSeek || restCents < 0) return foot;
  return (
    <button
      type="button"
      onClick={onSeek}
      className="flex min-h-11 items-center gap-2 rounded-md max-sm:w-full lg:hidden"
    >
      <ArrowDownIcon className="shrink-0 text-brand-ink" />
      {foot}
      <span className="sr-only">{m['bills.payments']()}</span>
    </button>
  );
}

function Entered({ restCents, missingCents, changeCents, excessCents }: Reckoning & { restCents: number }) {
  if (missingCents > 0) return <Foot label={m['bills.leftOf']()} cents={missingCents} />;
  if (excessCents > 0) return <Foot label={m['bills.over']()} cents={excessCents} />;
  // What was to be handed back before anything was entered goes back with it.
  const backCents = changeCents + Math.max(0, -restCents);
  if (backCents > 0) return <Foot label={m['bills.changeToGive']()} cents={backCents} />;
  return (
    <p className="flex items-center gap-2 font-semibold max-sm:w-full">
      <CheckIcon />
      {m['bills.coveredFoot']()}
    </p>
  );
}

function Foot({ label, cents }: { label: string; cents: number }) {
  return (
    <span className="flex items-baseline gap-3 max-sm:w-full max-sm:justify-between">
      <span className="font-medium text-ink-2 text-sm">{label}</span>
      <strong className="money whitespace-nowrap font-bold text-xl tracking-title">
        {formatMoney(cents, getLocale())}
      </strong>
    </span>
  );
}
