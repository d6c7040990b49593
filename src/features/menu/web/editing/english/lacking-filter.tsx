import { m } from '#generated/messages/messages.js';

interface LackingFilterProps {
  count: number;
  only: boolean;
  onChange: (only: boolean) => void;
}

/** Shows only what is still without English; with nothing left to write there is nothing to press. */
export function LackingFilter({ count, only, onChange }: LackingFilterProps) {
  if (count === 0 && !only) return null;
  return (
    <button
      type="button"
      aria-pressed={only}
      onClick={() => onChange(!only)}
      className="min-h-11 rounded-full bg-sunken px-4 font-medium text-ink-2 text-sm transition hover:text-ink aria-pressed:bg-tint-2 aria-pressed:font-semibold aria-pressed:text-brand-ink"
    >
      {m['menu.english.filter']({ count })}
    </button>
  );
}
