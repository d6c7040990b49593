import { type ReactNode, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { ChevronDownIcon } from '#ui/late-icons.tsx';

interface EnglishFoldProps {
  /** Something is still without English. */
  lacking: boolean;
  /** Something in it was refused: it is to be seen. */
  refused: boolean;
  children: ReactNode;
}

/** What guests who read English see: folded away, since a menu is whole without it. */
export function EnglishFold({ lacking, refused, children }: EnglishFoldProps) {
  const [unfolded, setUnfolded] = useState(false);
  const open = unfolded || refused;
  return (
    <details
      open={open}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
      className="group rounded-md border border-hairline"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-md px-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-medium text-sm">{m['menu.english.fold']()}</span>
        <span className="text-ink-2 text-sm">
          {lacking ? m['menu.english.lacking']() : m['menu.english.written']()}
        </span>
        <ChevronDownIcon size={18} className="transition group-open:rotate-180" />
      </summary>
      {open && (
        <div className="grid gap-4 px-4 pb-4">
          <p className="text-ink-3 text-sm">{m['menu.english.hint']()}</p>
          {children}
        </div>
      )}
    </details>
  );
}
