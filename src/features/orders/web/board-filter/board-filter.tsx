import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { SearchBox } from '#ui/staff/search-box.tsx';
import { DensityToggle } from '../density/density-toggle.tsx';
import type { useBoardFilter } from './use-board-filter.ts';

interface BoardFilterProps {
  filter: ReturnType<typeof useBoardFilter>;
  /** Whoever looks serves tables of their own. */
  serves: boolean;
  className: string;
}

/** One's own tables alone, a table by its number, and on a phone small cards: there it is a line that its button opens. */
export function BoardFilter({ filter, serves, className }: BoardFilterProps) {
  const { mine, sought, setSought, toggleMine, id, open } = filter;
  return (
    <search
      id={id}
      aria-label={m['orders.filter.label']()}
      className={cx(
        'items-center gap-2 max-sm:basis-full lg:max-xl:gap-1.5',
        open ? 'flex' : 'hidden sm:flex',
        className,
      )}
    >
      {serves && (
        <Button
          variant="quiet"
          aria-pressed={mine}
          onClick={toggleMine}
          className="min-h-11! shrink-0 px-4! lg:max-xl:px-2.5! lg:max-xl:text-sm aria-pressed:bg-tint aria-pressed:text-brand-ink"
        >
          {m['floor.mine']()}
        </Button>
      )}
      <SearchBox
        label={m['tables.search']()}
        hint={m['tables.searchHint']()}
        numeric
        value={sought}
        onChange={setSought}
        className="w-36 max-lg:grow lg:shrink-0"
      />
      <DensityToggle className="size-11 min-h-11 px-0! sm:hidden" />
    </search>
  );
}

/** On a phone: opens what the board is filtered by, and says whether it is. */
export function BoardFilterButton({ filter }: Pick<BoardFilterProps, 'filter'>) {
  const { mine, number, id, open, toggleOpen } = filter;
  return (
    <IconButton
      icon={SearchIcon}
      label={m['orders.filter.label']()}
      tone={open || mine || number ? 'soft' : 'quiet'}
      aria-expanded={open}
      aria-controls={id}
      onClick={toggleOpen}
      className="rounded-md sm:hidden"
    />
  );
}

interface FilteredNoteProps {
  mine: boolean;
  /** How the number of the tables begins that are looked for. */
  number: string;
  /** How many orders are not shown. */
  hidden: number;
  onShowAll: () => void;
}

/** That the board does not show all, and the way to the rest. */
export function FilteredNote({ mine, number, hidden, onShowAll }: FilteredNoteProps) {
  if (!number && !mine) return null;
  return (
    <p role="status" className="flex min-h-11 flex-wrap items-center gap-x-1 text-ink-2 text-sm">
      <span className="tabular-nums">{shownText({ number, hidden })}</span>
      <Button variant="plain" size="s" onClick={onShowAll}>
        {m['orders.filter.all']()}
      </Button>
    </p>
  );
}

function shownText({ number, hidden }: Pick<FilteredNoteProps, 'number' | 'hidden'>): string {
  if (hidden === 1) return m['orders.filter.hiddenOne']();
  if (hidden > 1) return m['orders.filter.hidden']({ count: hidden });
  return number ? m['orders.filter.table']({ number }) : m['orders.filter.mine']();
}
