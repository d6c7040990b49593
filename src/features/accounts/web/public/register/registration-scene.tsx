/** A window over a set table. A picture, so nothing of it is read out. */
export function RegistrationScene() {
  return (
    <svg
      viewBox="0 0 480 470"
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-[min(29.375rem,calc(100%-27rem))] w-full overflow-visible"
    >
      <path d="M96 470V250a118 118 0 0 1 236 0v220Z" fill="var(--brand-lift)" />
      <path d="M124 470V254a90 90 0 0 1 180 0v216Z" fill="var(--brand-ground)" />
      <circle cx="250" cy="246" r="30" fill="var(--saffron)" />
      <path d="M124 340c40-28 68-34 98-16s52 12 82-8v154H124Z" fill="var(--brand-soft)" />
      <path
        d="M124 384c50-20 80-10 110-2s50 4 70-8v96H124Z"
        fill="color-mix(in srgb, var(--brand-soft) 66%, var(--brand))"
      />
      <rect x="64" y="416" width="900" height="10" rx="5" fill="var(--on-brand)" />
      <path d="M168 416a40 40 0 0 1 80 0Z" fill="var(--clay)" />
      <circle cx="208" cy="373" r="5" fill="var(--clay)" />
      <rect x="160" y="411" width="96" height="5" rx="2.5" fill="var(--wine)" />
      <path d="M330 364h34l-2.6 20a14.5 14.5 0 0 1-28.8 0Z" fill="var(--on-brand)" />
      <path d="M332 379h30l-.6 5a14.5 14.5 0 0 1-28.8 0Z" fill="var(--wine)" />
      <path d="M347 397v17M338 415h18" fill="none" stroke="var(--on-brand)" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
