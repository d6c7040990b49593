import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from './late-icons.tsx';

interface FoldProps {
  title: string;
  /** How what is in it stands, beside the title. */
  aside?: string;
  /** It is to be seen, as something in it was refused, or is what is left to do. */
  needed?: boolean;
  children: ReactNode;
}

/** What most people do without. */
export function Fold({ title, aside, needed = false, children }: FoldProps) {
  const [unfolded, setUnfolded] = useState(false);
  const open = unfolded || needed;
  return (
    <details
      open={open}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
      className="group rounded-md border border-hairline"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-md px-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-medium text-sm">{title}</span>
        {aside && <span className="text-ink-2 text-sm">{aside}</span>}
        <ChevronDownIcon size={18} className="transition group-open:rotate-180" />
      </summary>
      {open && <div className="grid gap-4 px-4 pt-1 pb-4">{children}</div>}
    </details>
  );
}
