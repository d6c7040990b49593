import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import type { Locale } from '#lib/locale.ts';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { equalShares } from '../../bill.ts';
import type { BillPayment } from '../../payments/contract.ts';
import { unreversed } from '../../payments/unreversed.ts';

const most = 40;

interface Splitting {
  people: number | null;
  totalCents: number;
  /** Since it was split so. */
  payments: readonly Pick<BillPayment, 'keptCents' | 'reversal' | 'reverses'>[];
}

/** Of so many among whom a sum was split, those who are left: whoever has paid an equal part of it since is none of them. */
export function splitAmong({ people, totalCents, payments }: Splitting): number {
  const all = Math.min(people ?? 1, most);
  const shares = new Set(equalShares(totalCents, all));
  const paid = unreversed(payments).filter(({ keptCents }) => shares.has(keptCents)).length;
  return Math.max(1, all - paid);
}

interface SplitPeopleProps {
  /** What is left to pay: whoever has paid a part already is none of them. */
  restCents: number;
  people: number;
  onChange: (people: number) => void;
}

/** In equal parts, to the cent: among those who sit there, or another number where somebody asks for one. */
export function SplitPeople({ restCents, people, onChange }: SplitPeopleProps) {
  const [open, setOpen] = useState(false);
  const shares = people > 1 && (
    <output className="money min-w-0 text-right font-semibold">{sharesText(restCents, people, getLocale())}</output>
  );
  if (!open)
    return (
      <div className="grid">
        {shares}
        <Button variant="plain" size="s" className="-mr-3 justify-self-end px-3!" onClick={() => setOpen(true)}>
          {people > 1 ? m['bills.splitOther']() : m['bills.split']()}
        </Button>
      </div>
    );
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
      {shares && <div className="grid w-full">{shares}</div>}
    </div>
  );
}

/** 'R$ 100,22 por pessoa', or who pays a cent more. */
export function sharesText(cents: number, people: number, locale: Locale): string {
  const shares = equalShares(cents, people);
  const more = shares[0] ?? 0;
  const less = shares.at(-1) ?? 0;
  const first = shares.filter((share) => share === more).length;
  const money = (share: number) => formatMoney(share, locale);
  if (more === less) return m['bills.share']({ amount: money(more) }, { locale });
  return m['bills.shareUneven']({ first, more: money(more), rest: people - first, less: money(less) }, { locale });
}
