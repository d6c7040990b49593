import type { ReactNode } from 'react';

interface WayProps {
  title: ReactNode;
  hint: ReactNode;
  onPress: () => void;
  busy: boolean;
}

/** One way to pay. */
export function Way({ title, hint, onPress, busy }: WayProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={() => !busy && onPress()}
      className="min-h-16 rounded-lg bg-sunken px-4 py-2.5 text-left aria-busy:opacity-60"
    >
      <span className="block font-semibold">{title}</span>
      <span className="block text-ink-2 text-sm">{hint}</span>
    </button>
  );
}
