import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import type { Locale } from '#lib/locale.ts';
import { formatMoney } from '#lib/money.ts';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { equalShares } from '../../bill.ts';

const most = 40;

interface SplitPeopleProps {
  totalCents: number;
  people: number;
  onChange: (people: number) => void;
}

/** In equal parts, to the cent. */
export function SplitPeople({ totalCents, people, onChange }: SplitPeopleProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="font-medium text-sm">{m['bills.split']()}</span>
      <NumberStepper
        value={people}
        onChange={onChange}
        min={1}
        max={most}
        label={m['bills.splitPeople']()}
        decreaseLabel={m['bills.fewerPeople']()}
        increaseLabel={m['bills.morePeople']()}
      />
      {people > 1 && (
        <output className="money w-full text-right font-semibold">{sharesText(totalCents, people, getLocale())}</output>
      )}
    </div>
  );
}

/** 'R$ 100,22 por pessoa', or who pays a cent more. */
export function sharesText(totalCents: number, people: number, locale: Locale): string {
  const shares = equalShares(totalCents, people);
  const [more = 0, less = 0] = [shares[0], shares.at(-1)];
  const first = shares.filter((share) => share === more).length;
  const money = (cents: number) => formatMoney(cents, locale);
  if (more === less) return m['bills.share']({ amount: money(more) }, { locale });
  return m['bills.shareUneven']({ first, more: money(more), rest: people - first, less: money(less) }, { locale });
}
