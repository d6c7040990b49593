import { useState } from 'react';
import { cx } from '#ui/cx.ts';
import { ChevronDownIcon } from '#ui/late-icons.tsx';

/** Its beginning, so that it is seen to be a code, and all of it on a tap: who copies it need not read it. */
export function CodeText({ code }: { code: string }) {
  const [whole, setWhole] = useState(false);
  return (
    <button
      type="button"
      aria-expanded={whole}
      onClick={() => setWhole(!whole)}
      className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-end gap-2 rounded-md bg-sunken px-4 py-3 text-left font-mono text-ink-2 text-xs leading-5"
      data-pix-code={code}
    >
      <span className={cx('break-all', !whole && 'line-clamp-3')}>{code}</span>
      <ChevronDownIcon size={18} className={cx('transition', whole && 'rotate-180')} />
    </button>
  );
}
