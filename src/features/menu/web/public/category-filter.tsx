import { useContext } from 'react';
import { DocumentContext } from '#client/document.ts';
import { m } from '#generated/messages/messages.js';
import { ChevronDownIcon } from '#ui/late-icons.tsx';

interface CategoryFilterProps {
  categories: readonly { anchor: string; name: string }[];
}

const within = '[data-readable-menu]';
/** With one category chosen the others are out of sight, and so is the row that jumps to them. */
const chosen = `${within}:has(option:not([value=""]):checked) nav{display:none}`;
const alone = ({ anchor }: { anchor: string }) =>
  `${within}:has(option[value="${anchor}"]:checked) section:not(#${anchor}){display:none}`;

/**
 * The link of the category that crosses a line in the upper part of the screen is marked, and stays within the row however far that is scrolled:
 * who jumps to one is there, though rows that were not drawn before turn out higher than was thought. Over the first category the first is
 * marked already, beyond the last the last still. The browser itself looks how far the page was scrolled; one that does not know how to goes without the mark.
 */
const line = '30%';
const marked = ({ anchor }: { anchor: string }) =>
  `#${anchor}{view-timeline:--${anchor};view-timeline-inset:${line} calc(100% - ${line} - 1px)}` +
  `${within} li:has([href="#${anchor}"]){animation:current-category linear;animation-timeline:--${anchor}}`;
/** Names that it lies over do not show beside it. */
const clear = 'box-shadow:.75rem 0 0 .25rem var(--sunken-2),-.75rem 0 0 .25rem var(--sunken-2)';
const mark = `{background:var(--surface);color:var(--brand-ink);left:.5rem;right:1.75rem;z-index:1;${clear}}`;
const ends =
  `${within} nav li:first-child{animation-fill-mode:backwards}` +
  `${within} nav li:last-child{animation-fill-mode:forwards}`;
const marks = (categories: CategoryFilterProps['categories']) =>
  `@supports (timeline-scope:none){@keyframes current-category{from,to${mark}}` +
  `${within}{timeline-scope:${categories.map(({ anchor }) => `--${anchor}`).join()}}` +
  `${categories.map(marked).join('')}${ends}}`;

/** Shows one category alone. The stylesheet looks which option is chosen: the page needs no script for it. */
export function CategoryFilter({ categories }: CategoryFilterProps) {
  const { nonce } = useContext(DocumentContext);
  return (
    <span className="relative block shrink-0">
      <style nonce={nonce} suppressHydrationWarning>
        {[chosen, ...categories.map(alone), marks(categories)].join('')}
      </style>
      <select
        aria-label={m['menu.public.categories']()}
        // A page that is gone back to shows everything again.
        autoComplete="off"
        className="h-11 max-w-[55vw] cursor-pointer appearance-none truncate rounded-full bg-surface pr-10 pl-4 font-medium text-sm inset-ring inset-ring-control"
      >
        <option value="">{m['menu.public.allProducts']()}</option>
        {categories.map(({ anchor, name }) => (
          <option key={anchor} value={anchor}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} className="pointer-events-none absolute top-3 right-3.5 text-ink-2" />
    </span>
  );
}
