import { longest } from '#features/restaurants/values.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { SearchIcon } from '#ui/staff/icons.tsx';

/** A form that asks for the page again: it needs no script, and its address can be shared. */
export function DirectorySearch({ q }: { q: string }) {
  return (
    <search className="mt-8 block max-w-2xl">
      <form action={sitePaths.restaurants} className="flex flex-wrap items-end gap-3">
        <label className="relative min-w-[min(100%,18.5rem)] grow">
          <span className="sr-only">{m['restaurants.directory.search']()}</span>
          <SearchIcon size={20} className="pointer-events-none absolute top-4 left-4.5 text-ink-3" />
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={longest.search}
            placeholder={m['restaurants.directory.search']()}
            autoComplete="off"
            enterKeyHint="search"
            className="h-13 w-full rounded-full bg-surface pr-4 pl-12 text-base max-sm:placeholder:text-sm inset-ring inset-ring-control"
          />
        </label>
        <button type="submit" className={buttonClass({ pill: true })}>
          {m['restaurants.directory.go']()}
        </button>
      </form>
    </search>
  );
}
