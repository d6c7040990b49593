import { longest } from '#features/restaurants/values.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { SearchIcon } from '#ui/icons.tsx';

/** A form that asks for the page again: it needs no script, and its address can be shared. */
export function DirectorySearch({ q }: { q: string }) {
  return (
    <search className="mt-8 block max-w-2xl">
      <form action={sitePaths.restaurants} className="relative flex gap-3">
        <label className="relative min-w-0 grow">
          <span className="sr-only">{m['restaurants.directory.search']()}</span>
          <SearchIcon size={20} className="pointer-events-none absolute top-4 left-4.5 text-ink-3 max-sm:hidden" />
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longest.search}
            placeholder={m['restaurants.directory.search']()}
            autoComplete="off"
            enterKeyHint="search"
            className="h-13 w-full rounded-full bg-surface pr-15 pl-5 text-base max-sm:placeholder:text-sm sm:pr-4 sm:pl-12 inset-ring inset-ring-control"
          />
        </label>
        {/* On a phone it stands in the field, as its sign. */}
        <button
          type="submit"
          className={`${buttonClass({ pill: true })} max-sm:absolute max-sm:top-1 max-sm:right-1 max-sm:size-11 max-sm:min-h-11 max-sm:px-0`}
        >
          <SearchIcon size={20} className="sm:hidden" />
          <span className="max-sm:sr-only">{m['restaurants.directory.go']()}</span>
        </button>
      </form>
    </search>
  );
}
