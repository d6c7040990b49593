import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChevronDownIcon } from '#ui/late-icons.tsx';

interface FoldedChoiceProps {
  /** What holds as long as nobody asks for more. */
  now: ReactNode;
  /** Something is asked of whoever fills in the form. */
  asked?: boolean;
  className?: string;
  children: ReactNode;
}

/** A choice that is seldom changed is one line; touched, it is the field. */
export function FoldedChoice({ now, asked = false, className, children }: FoldedChoiceProps) {
  const [opened, setOpened] = useState(false);
  const open = opened || asked;
  const field = useRef<HTMLDivElement>(null);
  const opens = useEffectEvent(() => {
    setOpened(true);
    // Asked for, it is typed; touched, it is chosen from the list.
    field.current?.querySelector<HTMLElement>(asked ? 'input, select' : 'select')?.focus();
  });
  useEffect(() => {
    if (open) opens();
  }, [open]);
  return (
    <div ref={field} className={className}>
      {open ? (
        children
      ) : (
        <button
          type="button"
          aria-expanded={false}
          onClick={() => setOpened(true)}
          className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-sunken px-4 text-left font-semibold transition hover:bg-sunken-2"
        >
          <span className="min-w-0 truncate">{now}</span>
          <ChevronDownIcon size={18} className="shrink-0 text-ink-2" />
        </button>
      )}
    </div>
  );
}
