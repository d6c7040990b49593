import { m } from '#generated/messages/messages.js';

export function PageFoot({ name, year }: { name: string; year: string }) {
  return (
    <footer className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 pt-14 pb-10 text-ink-2 text-sm lg:px-6">
      <a href="/" className="inline-flex min-h-11 items-center gap-2">
        <svg viewBox="0 0 28 28" width="20" height="20" aria-hidden="true">
          <rect width="28" height="28" rx="8.5" fill="var(--brand-ink)" />
          <path
            d="M18.9 9.6a6.6 6.6 0 1 0 0 8.8"
            fill="none"
            stroke="var(--surface)"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
          <circle cx="19.4" cy="14" r="1.9" fill="var(--brand-soft)" />
        </svg>
        <span>
          {m['restaurants.page.madeWith']()} <b className="font-semibold text-ink">{m['common.appName']()}</b>
        </span>
      </a>
      <p className="wrap-anywhere">{m['restaurants.page.copyright']({ year, restaurant: name })}</p>
    </footer>
  );
}
