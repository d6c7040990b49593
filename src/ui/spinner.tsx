/** Silent beside words; with a label it speaks for itself. */
export function Spinner({ size = 20, label }: { size?: number; label?: string }) {
  const ring = (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
      className="shrink-0 animate-turn"
    >
      <circle cx="12" cy="12" r="9" opacity=".25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-2">
      {ring}
      {label}
    </span>
  );
}
