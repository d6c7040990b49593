import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import { buttonClass } from '#ui/button-class.ts';
import { SearchIcon } from '#ui/icons.tsx';

interface Props {
  /** The menu's own page. */
  path: string;
  /** What was looked for; '' for the whole menu. */
  text: string;
  count: number;
}

/** Asks the server, which looks with the same rules as a guest's phone does: the page has no script to look with. */
export function MenuSearch({ path, text, count }: Props) {
  return (
    <search className="block pb-4">
      <form action={path} className="relative flex gap-2">
        <SearchIcon className="pointer-events-none absolute top-3.5 left-4 text-ink-2 max-sm:hidden" />
        <input
          type="search"
          name="q"
          enterKeyHint="search"
          aria-label={m['diner.find']()}
          placeholder={m['diner.findHint']()}
          defaultValue={text}
          // A page that is gone back to says what was looked for there, not what was typed since.
          autoComplete="off"
          maxLength={mostCharacters.search}
          className="h-12 min-w-0 grow rounded-full bg-surface pr-13 pl-5 text-base sm:pr-4 sm:pl-12 inset-ring inset-ring-control"
        />
        {/* On a phone it stands in the field, as its sign. */}
        <button
          type="submit"
          className={`${buttonClass({ variant: 'soft', size: 's', pill: true })} max-sm:absolute max-sm:top-0.5 max-sm:right-0.5 max-sm:size-11 max-sm:px-0`}
        >
          <SearchIcon className="sm:hidden" />
          <span className="max-sm:sr-only">{m['menu.public.search']()}</span>
        </button>
      </form>
      {text && (
        <p className="flex flex-wrap items-center gap-x-4 pt-2 text-ink-2">
          <span role="status">
            {count === 0
              ? m['menu.public.foundNone']({ text })
              : count === 1
                ? m['diner.foundOne']()
                : m['diner.found']({ count })}
          </span>
          <a href={path} className="flex min-h-11 items-center font-semibold text-brand-ink">
            {m['diner.wholeMenu']()}
          </a>
        </p>
      )}
    </search>
  );
}
