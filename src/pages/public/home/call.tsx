import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';

/** The last word of the page: see what it costs. */
export function HomeCall() {
  return (
    <section
      aria-labelledby="call"
      className="on-dark relative mt-22 overflow-hidden rounded-xl bg-panel px-7 pt-12 pb-72 text-on-panel sm:px-10 lg:mt-36 lg:min-h-[26rem] lg:px-20 lg:py-22"
    >
      <Evening />
      <div className="relative max-w-[26rem]">
        <h2 id="call" className="text-4xl tracking-title lg:text-5xl">
          {m['site.call.title']()}
        </h2>
        <p className="mt-4 max-w-[22em] text-lg text-on-panel-2 lg:mt-5">{m['site.call.text']()}</p>
        <a
          href={sitePaths.pricing}
          className="mt-8 inline-flex min-h-13 items-center justify-center rounded-full bg-brand-ground px-6 font-semibold text-ink transition hover:bg-surface lg:mt-9"
        >
          {m['site.call.go']()}
        </a>
      </div>
    </section>
  );
}

/** A window, a laid table, two lamps. */
function Evening() {
  return (
    <svg
      viewBox="0 0 560 420"
      aria-hidden="true"
      className="absolute right-0 bottom-0 h-68 w-auto max-w-none max-sm:-right-6 lg:h-full"
    >
      <path d="M150 420V210a150 150 0 0 1 300 0v210Z" fill="var(--brand-lift)" />
      <path d="M186 420V214a114 114 0 0 1 228 0v206Z" fill="var(--brand-ground)" />
      <circle cx="344" cy="196" r="40" fill="var(--saffron)" />
      <path d="M186 300c40-34 84-40 120-18s72 14 108-16v154H186Z" fill="var(--brand-soft)" />
      <path d="M186 344c52-24 96-14 130-2s66 4 98-14v92H186Z" fill="#4d8369" />
      <g className="max-lg:hidden">
        <path d="M100 0v88M500 0v56" stroke="#a9cdb8" strokeWidth="2" />
        <path d="M66 122a34 34 0 0 1 68 0ZM466 90a34 34 0 0 1 68 0Z" fill="var(--saffron)" />
        <path d="M93 126a7 7 0 1 1 14 0 7 7 0 0 1-14 0ZM493 94a7 7 0 1 1 14 0 7 7 0 0 1-14 0Z" fill="#f6f3ea" />
      </g>
      <rect x="60" y="360" width="480" height="12" rx="6" fill="#f6f3ea" />
      <path d="M296 372h8v48h-8z" fill="#f6f3ea" />
      <path d="M232 360a48 48 0 0 1 96 0Z" fill="var(--clay)" />
      <circle cx="280" cy="308" r="6" fill="var(--clay)" />
      <rect x="222" y="354" width="116" height="6" rx="3" fill="var(--wine)" />
      <path d="M392 300h40l-3 24a17 17 0 0 1-34 0Z" fill="#f6f3ea" />
      <path d="M395 318h34l-.8 6a16.5 16.5 0 0 1-32.4 0Z" fill="var(--wine)" />
      <path d="M411 340v18M401 359h20" stroke="#f6f3ea" strokeWidth="3" strokeLinecap="round" />
      <path d="m128 360 10-52h44l10 52Z" fill="#f6f3ea" />
      <g transform="translate(146.5 318) scale(1.3)" fill="var(--brand)">
        <path d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 1h3v3H9zM9 9h3v3H9zM15 9h3v3h-3zM15 16h5v3h-5zM9 15h3v5H9z" />
      </g>
    </svg>
  );
}
