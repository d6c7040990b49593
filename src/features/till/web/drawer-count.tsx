import { useId } from 'react';
import { moneyFault } from '#client/money-fault.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { inputClass } from '#ui/input-class.ts';
import { MoneyInput } from '#ui/money-input.tsx';
import { mostCents } from '../values.ts';
import { coinsOf, type DrawerCount, drawerCents, isCounted, isOverruled, mostNotes, noteValues } from './count.ts';
import { money } from './till-words.ts';

interface DrawerCountProps {
  count: DrawerCount;
  /** What stands as counted in cash: that counts, and is typed by itself too. */
  cashCents: number | undefined;
  onCount: (count: DrawerCount) => void;
}

const box = 'grid min-w-0 content-start justify-items-stretch gap-1.5 rounded-md bg-sunken p-2 text-center';

/** Note by note: nobody adds up. What it comes to stands as counted in cash. */
export function DrawerCountCard({ count, cashCents, onCount }: DrawerCountProps) {
  const id = useId();
  const coinsWrong = !isCounted(count.coinCents);
  const sum = drawerCents(count);
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-base">
          {m['till.drawer.title']()}
        </h2>
        <p className="text-ink-2">
          {m['till.drawer.sum']()} <output className="money font-semibold text-ink">{money(sum)}</output>
        </p>
      </div>
      {isOverruled(count, cashCents) && (
        <div
          role="status"
          className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-yellow"
        >
          <p className="min-w-0">
            {isCounted(cashCents)
              ? m['till.drawer.notThis']({ amount: money(cashCents) })
              : m['till.drawer.notCounted']()}
          </p>
          {isCounted(sum) && (
            <Button variant="soft" size="s" onClick={() => onCount(count)}>
              {m['till.drawer.use']()}
            </Button>
          )}
        </div>
      )}
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-8">
        {noteValues.map((value) => {
          const number = count.notes[value] ?? 0;
          return (
            <li key={value} className={box}>
              <span aria-hidden="true" className="text-ink-2 text-sm">
                {money(value * 100)}
              </span>
              <input
                type="text"
                inputMode="numeric"
                autoComplete="off"
                aria-label={m['till.drawer.notes']({ amount: money(value * 100) })}
                placeholder="0"
                value={number === 0 ? '' : number}
                onChange={({ target }) => {
                  const typed = Number(target.value.replace(/\D/g, '').slice(0, String(mostNotes).length));
                  onCount({ ...count, notes: { ...count.notes, [value]: typed } });
                }}
                onFocus={({ currentTarget }) => currentTarget.select()}
                className={cx(inputClass, 'money h-12 px-2! text-center font-semibold text-lg')}
              />
              <span aria-hidden="true" className="money text-ink-2 text-sm">
                {money(value * 100 * number)}
              </span>
            </li>
          );
        })}
        <li className={box}>
          <span aria-hidden="true" className="text-ink-2 text-sm">
            {m['till.drawer.coins']()}
          </span>
          <MoneyInput
            sign=""
            aria-label={m['till.drawer.coins']()}
            aria-invalid={coinsWrong || undefined}
            aria-describedby={coinsWrong ? `${id}-coins` : undefined}
            empty={0}
            cents={count.coinCents}
            onChange={(coinCents) => onCount({ ...count, coinCents })}
            className="[&_input]:h-12 [&_input]:px-2 [&_input]:text-center [&_input]:font-semibold"
          />
          <span aria-hidden="true" className="money text-ink-2 text-sm">
            {money(coinsOf(count))}
          </span>
        </li>
      </ul>
      {coinsWrong && (
        <p id={`${id}-coins`} role="alert" className="mt-2 text-danger text-sm">
          {moneyFault(count.coinCents, m['fields.till_amount'](), mostCents)}
        </p>
      )}
    </Card>
  );
}
