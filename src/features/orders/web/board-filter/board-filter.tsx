import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { SearchBox } from '#ui/staff/search-box.tsx';
import type { useBoardFilter } from './use-board-filter.ts';

interface BoardFilterProps {
  filter: ReturnType<typeof useBoardFilter>;
  /** Whoever looks serves tables of their own. */
  serves: boolean;
  className: string;
}

/** One's own tables alone, and a table by its number. */
export function BoardFilter({ filter, serves, className }: BoardFilterProps) {
  const { mine, sought, setSought, toggleMine } = filter;
  return (
    <search aria-label={m['orders.filter.label']()} className={cx('items-center gap-2 lg:max-xl:gap-1.5', className)}>
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
    </search>
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
