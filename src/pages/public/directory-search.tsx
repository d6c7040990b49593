import { m } from '#generated/messages/messages.js';
import { SearchIcon } from '#ui/admin/icons.tsx';
import { buttonClass } from '#ui/button-class.ts';

/** A form that asks for the page again: it needs no script, and its address can be shared. */
export function DirectorySearch({ q }: { q: string }) {
  return (
    <search className="mt-8 block max-w-2xl">
      <form action="/restaurants" className="flex flex-wrap items-end gap-3">
        <label className="relative min-w-56 grow">
          <span className="sr-only">{m['site.directory.search']()}</span>
          <SearchIcon size={20} className="pointer-events-none absolute top-4 left-5 text-ink-3" />
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            placeholder={m['site.directory.search']()}
            autoComplete="off"
            enterKeyHint="search"
            className="h-13 w-full rounded-full bg-surface pr-5 pl-13 text-base inset-ring inset-ring-control"
          />
        </label>
        <button type="submit" className={buttonClass({ pill: true })}>
          {m['site.directory.go']()}
        </button>
      </form>
    </search>
  );
}
