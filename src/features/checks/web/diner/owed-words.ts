import { m } from '#generated/messages/messages.js';
import type { Check } from '../../told/contract.ts';
import { money } from './money.ts';

interface OwedWords {
  label: string;
  figure: string;
  note: string | null;
  /** Nothing is left that nobody pays yet: no sum that looks unpaid. */
  onItsWay: boolean;
}

/** What is owed in a few words, and how much of it is being paid. */
export function owedWords({
  restCents,
  leftCents,
  payments,
}: Pick<Check, 'restCents' | 'leftCents' | 'payments'>): OwedWords {
  const figure = money(Math.abs(restCents));
  if (restCents < 0) {
    // What goes back is the table's; whose of it this phone may have paid.
    const ownCents = payments.reduce((sum, { you, cents }) => (you ? sum + cents : sum), 0);
    const note = ownCents > 0 && ownCents !== -restCents ? m['checks.ownPaid']({ amount: money(ownCents) }) : null;
    return { label: m['checks.paidTooMuch'](), figure, note, onItsWay: false };
  }
  if (restCents === 0) return { label: m['checks.allPaid'](), figure, note: null, onItsWay: false };
  if (leftCents === 0) {
    const label = m['checks.beingPaid']({ amount: figure });
    return { label, figure: m['checks.allUnderWay'](), note: null, onItsWay: true };
  }
  const underWay = restCents - leftCents;
  const note = underWay > 0 ? m['checks.underWay']({ amount: money(underWay) }) : null;
  return { label: m['checks.leftToPay'](), figure, note, onItsWay: false };
}
