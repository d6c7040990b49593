import { Icon, type IconComponent } from '#ui/icon.tsx';

const drawn =
  (d: string): IconComponent =>
  (props) => <Icon d={d} {...props} />;
const ring = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';

export const WaitingIcon = drawn(ring);
export const MadeIcon = drawn(`${ring}m-4.2-8.7 2.9 2.9 5.6-6`);
export const TriangleIcon = drawn('M12 4 21 19.5H3zM12 10v4.5M12 17v.1');
export const OctagonIcon = drawn('M8.2 2.8h7.6l5.4 5.4v7.6l-5.4 5.4H8.2l-5.4-5.4V8.2zM12 7.5v5.3M12 16.3v.1');
export const SpeakerIcon = drawn('M4 9.5v5h3.5l5 4.2V5.3l-5 4.2zM16 9a4.2 4.2 0 0 1 0 6M18.6 6.5a8 8 0 0 1 0 11');
export const SpeakerOffIcon = drawn('M4 9.5v5h3.5l5 4.2V5.3l-5 4.2zM16 9.5l5 5M21 9.5l-5 5');
export const PotIcon = drawn('M5 10h14v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM2.5 12H5M19 12h2.5M9 3.5v3M12 3v3.5M15 3.5v3');
/** What else there is to do. */
export const DotsIcon = drawn('M5 12h.2M12 12h.2M19 12h.2');
export const MoonIcon = drawn('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z');
export const SunIcon = drawn(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
);

/** Half filled: somebody makes it. */
export function BegunIcon({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
    </svg>
  );
}
