import { useId, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { categoriesText, itemsText } from './count-words.ts';
import {
  asks,
  countOf,
  type DraftCategory,
  type DraftDish,
  hasOtherSizes,
  isThere,
  presentText,
  shownPrice,
} from './draft.ts';

interface MenuPreviewProps {
  draft: readonly DraftCategory[];
  /** Its price, that it is left out, or null to be asked again. */
  onDecide: (key: string, answer: number | 'out' | null) => void;
}

/** What was read, category by category; what nobody can know is asked where it stands. */
export function MenuPreview({ draft, onDecide }: MenuPreviewProps) {
  const { all, unsure, categories } = countOf(draft);
  return (
    <div className="px-5 py-7 lg:px-14 lg:pt-10">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl tracking-tight">
          {m['setup.menu.found']({ dishes: itemsText(all), categories: categoriesText(categories) })}
        </h2>
        <p role="status">{unsure > 0 && <Badge tone="yellow">{m['setup.menu.toCheck']({ count: unsure })}</Badge>}</p>
      </div>
      <div className="mt-4 rounded-xl bg-surface px-5 pt-1 pb-2 shadow-lift">
        {draft.map(({ name, station, dishes: listed }) => (
          <section key={name}>
            <h3 className="flex items-baseline justify-between gap-4 pt-4 pb-2 text-base">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              {station && <span className="shrink-0 font-normal text-ink-3 text-sm">{station}</span>}
            </h3>
            <ul>
              {listed.map((dish) => (
                <Row key={dish.key} dish={dish} onDecide={(answer) => onDecide(dish.key, answer)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

type RowProps = { dish: DraftDish; onDecide: (answer: number | 'out' | null) => void };

function Row({ dish, onDecide }: RowProps) {
  const { name, note, out, answered } = dish;
  if (asks(dish)) return <Asked dish={dish} onDecide={onDecide} />;
  const present = presentText(dish);
  const price = shownPrice(dish);
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-hairline border-t py-2">
      <span className="min-w-0">
        <b className={cx('block font-semibold wrap-anywhere', out && 'text-ink-3 line-through')}>{name}</b>
        <span className="text-ink-2 text-sm wrap-anywhere">{note}</span>
        {isThere(dish) && <span className="block text-ink-3 text-sm">{m['setup.menu.isThere']()}</span>}
        {hasOtherSizes(dish) && <span className="block text-blue text-sm">{m['setup.menu.otherSizes']()}</span>}
        {present && !out && (
          <span className="block font-semibold text-blue text-sm">{m['setup.menu.costsNow']({ price: present })}</span>
        )}
      </span>
      {price === null ? (
        <button type="button" className={plain} onClick={() => onDecide(null)}>
          {m['setup.menu.putBack']()} <span className="sr-only">{name}</span>
        </button>
      ) : (
        <span className="flex shrink-0 flex-wrap items-center justify-end">
          {answered && (
            <button type="button" className={plain} onClick={() => onDecide(null)}>
              {m['setup.menu.askAgain']()} <span className="sr-only">{name}</span>
            </button>
          )}
          <span className="money font-semibold">{price}</span>
        </span>
      )}
    </li>
  );
}

const plain = 'min-h-11 shrink-0 px-2 font-semibold text-ink-2 text-sm hover:text-ink';

/** What it was read from stands beside the question: nobody has to remember the list. */
function Asked({ dish, onDecide }: RowProps) {
  const { name, prices, said, repeated } = dish;
  return (
    <li className="-mx-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-yellow-tint px-3 py-2.5 text-yellow">
      <span className="min-w-0">
        <b className="block font-semibold text-ink wrap-anywhere">{name}</b>
        <span className="block text-ink-2 text-sm wrap-anywhere">{said.join(' / ')}</span>
        <span className="font-semibold text-sm">
          {repeated ? m['setup.menu.repeated']() : m['setup.menu.whichPrice']()}
        </span>
      </span>
      <span className="flex flex-wrap items-start gap-2">
        {prices.map((cents) => (
          <button
            key={cents}
            type="button"
            onClick={() => onDecide(cents)}
            className="min-h-11 rounded-md bg-surface px-4 font-semibold text-ink hover:bg-sunken"
          >
            <span className="sr-only">{name}</span> {formatMoney(cents, getLocale())}
          </button>
        ))}
        <TypedPrice name={name} onDecide={onDecide} />
        <button type="button" className={plain} onClick={() => onDecide('out')}>
          {m['setup.menu.leaveOut']()} <span className="sr-only">{name}</span>
        </button>
      </span>
    </li>
  );
}

/** Taken when it is left, not with each digit. */
function TypedPrice({ name, onDecide }: { name: string; onDecide: (cents: number) => void }) {
  const [cents, setCents] = useState<number | null>(null);
  const take = () => {
    if (cents !== null && cents >= 0) onDecide(cents);
  };
  const id = useId();
  const fault = cents !== null && cents < 0 && m['fields.price_positive']();
  return (
    <span className="grid gap-1">
      <span className="flex items-center">
        <span className="w-36">
          <MoneyInput
            sign="R$"
            aria-label={m['setup.menu.priceOf']({ name })}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? id : undefined}
            cents={cents}
            onChange={setCents}
            onBlur={take}
            onKeyDown={({ key }) => key === 'Enter' && take()}
          />
        </span>
        {cents !== null && !fault && (
          <IconButton icon={CheckIcon} label={m['setup.menu.takePrice']({ name })} onClick={take} />
        )}
      </span>
      {fault && (
        <span id={id} className="text-danger text-sm">
          {fault}
        </span>
      )}
    </span>
  );
}
