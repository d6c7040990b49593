import type { ReactNode } from 'react';

/** A time that is offered in place of the one that was asked for. */
export function PickButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-full bg-surface px-4 font-semibold text-ink tabular-nums transition hover:brightness-97"
    >
      {children}
    </button>
  );
}
