import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';

/** A phone at the table, by its number; null is the table itself. */
export interface Whose {
  person: number | null;
  you: boolean;
}

/** 'Você', 'Celular 2', or the table itself. */
export function personName({ person, you }: Whose): string {
  if (you) return m['checks.you']();
  return person === null ? m['checks.table']() : m['checks.phone']({ number: person });
}

/** Beside a name, so it is silent: a number where others are known by one, never in place of oneself. */
export function Face({ person, you, small }: Whose & { small?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-full font-semibold tabular-nums',
        small ? 'size-5.5 text-xs' : 'size-8 text-sm',
        you ? 'bg-brand text-on-brand' : person === null ? 'bg-sunken text-ink-2' : 'bg-sunken-2 text-ink',
      )}
    >
      {(!you && person) || <PersonIcon />}
    </span>
  );
}

function PersonIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-3/5 fill-none stroke-[1.8] stroke-current">
      <path d="M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM5 20a7 7 0 0 1 14 0" strokeLinecap="round" />
    </svg>
  );
}
