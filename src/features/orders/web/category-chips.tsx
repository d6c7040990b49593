import { m } from '#generated/messages/messages.js';

interface CategoryChipsProps {
  categories: readonly { id: string; name: string }[];
  /** '' for all. */
  selected: string;
  onSelect: (id: string) => void;
}

/** The menu's categories in one row under the search; a finger pushes it aside. */
export function CategoryChips({ categories, selected, onSelect }: CategoryChipsProps) {
  const chips = [{ id: '', name: m['menu.allCategories']() }, ...categories];
  return (
    <fieldset
      aria-label={m['diner.categories']()}
      className="-mx-5 flex min-w-0 gap-1.5 overflow-x-auto px-5 [scrollbar-width:none] mask-r-from-[calc(100%-1.25rem)] sm:-mx-6 sm:px-6 lg:mx-0 lg:pr-5 lg:pl-0"
    >
      {chips.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === selected}
          onClick={() => onSelect(id)}
          className="min-h-11 max-w-52 shrink-0 truncate rounded-full bg-sunken px-4 font-medium text-ink-2 text-sm transition hover:text-ink aria-pressed:bg-tint-2 aria-pressed:font-semibold aria-pressed:text-brand-ink"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
