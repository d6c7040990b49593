/** Before what this phone cannot change; the words beside it say why. */
export function Padlock() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="fill-none stroke-[1.8] stroke-ink-3">
      <path d="M6.5 10.5h11v9h-11zM9 10.5V8a3 3 0 0 1 6 0v2.5" strokeLinejoin="round" />
    </svg>
  );
}
