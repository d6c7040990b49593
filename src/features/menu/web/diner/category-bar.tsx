import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { ChevronDownIcon } from '#ui/icons.tsx';

type Props = {
  categories: readonly { id: string; name: string }[];
  /** The category shown alone, or '' for all. */
  selected: string;
  /** The category in view: marked while all are shown. */
  inView: string;
  onSelect: (id: string) => void;
  onJump: (id: string) => void;
};

/** The drop-down shows one category alone or all of them; a chip goes to its category. */
export function CategoryBar({ categories, selected, inView, onSelect, onJump }: Props) {
  const bar = useRef<HTMLFieldSetElement>(null);
  const current = selected || inView;
  useEffect(() => {
    const chip = bar.current?.querySelector<HTMLElement>(`[data-chip="${current}"]`);
    if (chip) bar.current?.scrollTo({ left: chip.offsetLeft - 220, behavior: 'smooth' });
  }, [current]);

  return (
    <fieldset
      ref={bar}
      aria-label={m['diner.categories']()}
      className="sticky min-w-0 top-0 z-5 flex gap-2 overflow-x-auto bg-paper/95 px-5 pt-2 pb-3 backdrop-blur-lg [scrollbar-width:none] lg:px-8"
    >
      <span className="relative shrink-0">
        <select
          aria-label={m['diner.categories']()}
          value={selected}
          onChange={(event) => onSelect(event.target.value)}
          className="h-11 max-w-[70vw] cursor-pointer appearance-none truncate rounded-full bg-surface pr-9 pl-4 font-medium text-sm inset-ring inset-ring-control"
        >
          <option value="">{m['diner.allCategories']()}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={18} className="pointer-events-none absolute top-3 right-3" />
      </span>
      {categories.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          data-chip={id}
          aria-current={id === current || undefined}
          onClick={() => onJump(id)}
          className="h-11 shrink-0 rounded-full px-4 font-medium text-ink-2 text-sm transition hover:bg-sunken aria-current:bg-tint aria-current:font-semibold aria-current:text-brand-ink"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
