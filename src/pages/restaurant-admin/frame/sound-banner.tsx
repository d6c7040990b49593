import { muteOf, soundWords } from '#features/orders/web/sound-words.ts';
import type { Chime } from '#features/orders/web/use-chime.ts';
import { cx } from '#ui/cx.ts';
import { BellOffIcon } from '#ui/staff/icons.tsx';

interface SoundBannerProps {
  chime: Chime;
  /** What rings is worked on here: on a phone, where the bell has no words, it is said before the first touch as well. */
  worked: boolean;
  /** Whether whoever looks has a bar at the foot of the page. */
  barred: boolean;
}

/** Something took the sound away, on whichever page it happened: any touch asks for it again. */
export function SoundBanner({ chime, worked, barred }: SoundBannerProps) {
  const mute = muteOf(chime);
  const first = mute === 'untouched';
  return (
    <div role="status" className="print:hidden">
      {mute && (!first || worked) && (
        <button
          type="button"
          className={cx(
            'flex min-h-12 items-center justify-center gap-2 bg-yellow-tint px-4 py-2 font-semibold text-lg text-yellow',
            // The first touch of anything takes it away, and must not move what it touches.
            first
              ? cx('fixed inset-x-3 z-10 rounded-md shadow-float lg:hidden', barred ? 'bottom-20' : 'bottom-3')
              : 'w-full',
          )}
        >
          <BellOffIcon />
          <span className="min-w-0">{soundWords(chime)}</span>
        </button>
      )}
    </div>
  );
}
