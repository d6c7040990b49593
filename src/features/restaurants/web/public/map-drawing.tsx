/** Streets that are nowhere in particular, around a pin in the restaurant's colour. */
export function MapDrawing() {
  return (
    <svg
      viewBox="0 0 1248 380"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full max-lg:-mt-24"
    >
      <path d="M840-20h260l60 190-210 60ZM-20 300 180 240l60 160H-20Z" fill="var(--tint-2)" />
      <path d="M1180 400c-30-90 20-160 10-240s40-120 70-180v420Z" fill="#c9dbdb" />
      <g stroke="#fff" fill="none" strokeLinecap="round">
        <path d="M-20 210C240 120 420 250 640 190S1020 260 1270 120" strokeWidth="22" />
        <path
          d="M560-20c40 140 60 200 40 420M820-20c30 120 100 280 160 420M300-20c20 140-20 260 40 420"
          strokeWidth="14"
        />
        <path
          d="M-20 80 1270 40M-20 330l1290-40M440-20l60 420M700-20l40 420M120-20l60 420M1100-20l-40 420"
          strokeWidth="7"
        />
      </g>
      <g transform="translate(624 184)">
        <ellipse cy="4" rx="20" ry="6" opacity=".18" />
        <path d="M0 2S30-26 30-48a30 30 0 1 0-60 0C-30-26 0 2 0 2Z" fill="var(--brand-ink)" />
        <circle cy="-48" r="11" fill="var(--surface)" />
      </g>
    </svg>
  );
}
