import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { hearEarlyTyping } from '#ui/early-typing.ts';
import { SearchIcon } from '#ui/icons.tsx';

export const findFieldId = 'find';

/** What is typed before the page is alive counts as well. */
export function FindField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) hearEarlyTyping(field.current);
  }, []);
  return (
    <search className="relative block px-5 pt-1 lg:max-w-xl lg:px-8">
      <SearchIcon className="pointer-events-none absolute top-4.5 left-9 text-ink-2 lg:left-12" />
      <input
        ref={field}
        id={findFieldId}
        type="search"
        enterKeyHint="search"
        aria-label={m['diner.find']()}
        placeholder={m['diner.findHint']()}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full rounded-full bg-surface pr-4 pl-12 text-base inset-ring inset-ring-control"
      />
    </search>
  );
}
