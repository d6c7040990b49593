import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import type { AvailabilityChange, Item } from '../../availability/contract.ts';
import { AvailabilityChoice } from './availability-choice.tsx';
import { isMarked, StandingText } from './standing-text.tsx';

interface ItemListProps {
  name: string;
  items: readonly Item[];
  /** How many of it are ordered and go on, where the screen knows. */
  orderedOf?: (item: Item) => number;
  onChange: (change: AvailabilityChange) => void;
}

/** The dishes of a station or a category: touched, one says what happened to it. */
export function ItemList({ name, items, orderedOf, onChange }: ItemListProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <section aria-label={name}>
      <h3 className="py-1.5 font-semibold text-ink-2 text-sm wrap-anywhere">
        {name} <span className="ml-1 font-medium text-ink-3 tabular-nums">{items.length}</span>
      </h3>
      <ul>
        {items.map((item) => {
          const open = openId === item.id;
          const ordered = open ? (orderedOf?.(item) ?? 0) : 0;
          return (
            <li
              key={item.id}
              className={cx(open && 'my-1 -mx-2 rounded-lg p-3.5 inset-ring-2 inset-ring-brand shadow-float')}
            >
              <button
                type="button"
                aria-expanded={open}
                onClick={() => setOpenId(open ? null : item.id)}
                className={cx(
                  'flex w-full items-center justify-between gap-3 rounded-md text-left font-semibold text-lg transition',
                  open ? 'mb-3' : 'min-h-13 px-2 py-1 hover:bg-sunken',
                )}
              >
                <span className="min-w-0 leading-snug wrap-anywhere">{item.name}</span>
                <span className="flex shrink-0 items-center gap-2 text-ink-3">
                  {ordered > 0 && (
                    <span className="font-normal text-ink-2 text-sm">
                      {ordered === 1
                        ? m['menu.availability.oneGoesOn']()
                        : m['menu.availability.goOn']({ count: ordered })}
                    </span>
                  )}
                  {!open && isMarked(item) && (
                    // On the narrowest phones it takes two lines, and the dish's own words stay whole.
                    <span className="max-[26rem]:max-w-25">
                      <StandingText of={item} />
                    </span>
                  )}
                  <ChevronDownIcon size={20} className={open ? 'rotate-180' : undefined} />
                </span>
              </button>
              {open && (
                <AvailabilityChoice
                  item={item}
                  onChoose={(change) => {
                    setOpenId(null);
                    onChange(change);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
