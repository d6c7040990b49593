import { useRef } from 'react';
import { newKey } from '#client/new-key.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import type { AvailabilityChange, Item } from '../../availability/contract.ts';
import { mostLeft } from '../../values.ts';
import { isMarked, StandingText } from './standing-text.tsx';

interface MarkedItemsProps {
  items: readonly Item[];
  onChange: (change: AvailabilityChange) => void;
}

/** What has run out or is counted, with the way back. */
export function MarkedItems({ items, onChange }: MarkedItemsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const marked = items.filter(isMarked);
  if (marked.length === 0) return null;
  const back = (item: Item) => {
    onChange({ id: item.id, state: 'available' });
    // Its row is about to go, and the focus with it.
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="marked-items">
      <h3
        ref={heading}
        tabIndex={-1}
        id="marked-items"
        className="mb-1.5 font-semibold text-ink-2 text-sm outline-none"
      >
        {m['menu.availability.marked']()}
      </h3>
      <ul className="grid gap-1.5">
        {marked.map((item) => (
          <li
            key={item.id}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-lg bg-sunken py-2 pr-2 pl-3.5"
          >
            <div className="min-w-0">
              <p className="font-semibold leading-snug wrap-anywhere">
                {item.name}
                {item.kind === 'option' && <span className="font-normal text-ink-2"> · {item.within}</span>}
              </p>
              <StandingText of={item} />
            </div>
            {item.available && item.left !== null ? (
              <Count item={item} left={item.left} onChange={onChange} />
            ) : (
              <Button
                variant="quiet"
                size="s"
                aria-label={m['menu.availability.backOf']({ item: item.name })}
                onClick={() => back(item)}
              >
                {m['menu.availability.back']()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CountProps {
  item: Item;
  left: number;
  onChange: MarkedItemsProps['onChange'];
}

function Count({ item: { id, name }, left, onChange }: CountProps) {
  return (
    <span className="rounded-full bg-surface">
      <NumberStepper
        value={left}
        min={0}
        max={mostLeft}
        label={m['menu.availability.howMany']({ item: name })}
        decreaseLabel={m['menu.availability.fewer']({ item: name })}
        increaseLabel={m['menu.availability.more']({ item: name })}
        onChange={(to) => onChange({ id, state: 'counted', key: newKey(), left: to, seen: left })}
      />
    </span>
  );
}
