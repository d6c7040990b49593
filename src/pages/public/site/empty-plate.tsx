/** Drawn where something was looked for that is not there. */
export function EmptyPlate() {
  return (
    <svg viewBox="0 0 200 120" aria-hidden="true" className="w-56">
      <ellipse cx="100" cy="104" rx="84" ry="10" fill="var(--brand-ground)" />
      <circle cx="100" cy="58" r="46" fill="#fffdf6" stroke="var(--hairline)" />
      <circle cx="100" cy="58" r="32" fill="none" stroke="var(--brand-soft)" strokeWidth="1.5" strokeOpacity=".6" />
      <path
        d="M88 62c4-5 9-3 12 0s8 4 12-1"
        fill="none"
        stroke="var(--brand-soft)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g stroke="var(--brand-ink)" strokeWidth="3.4" strokeLinecap="round" fill="none">
        <path d="M30 28v14a7 7 0 0 0 14 0V28M37 28v62" />
        <path d="M166 90V28c-7 3-10 10-10 20h10" />
      </g>
    </svg>
  );
}
