import { m } from '#generated/messages/messages.js';

/** On a dark panel its colours change places. */
export function Brand({ onPanel }: { onPanel?: boolean }) {
  const [ground, mark] = onPanel ? ['var(--brand-ground)', 'var(--brand-deep)'] : ['var(--brand)', 'var(--on-brand)'];
  return (
    <a href="/" className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-xl tracking-tight">
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <rect width="28" height="28" rx="8.5" fill={ground} />
        <path d="M18.9 9.6a6.6 6.6 0 1 0 0 8.8" fill="none" stroke={mark} strokeWidth="2.6" strokeLinecap="round" />
        <circle cx="19.4" cy="14" r="1.9" fill="var(--brand-soft)" />
      </svg>
      {m['common.appName']()}
    </a>
  );
}
