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
            'flex w-full items-center justify-center gap-2 bg-yellow-tint px-4 font-semibold text-yellow',
            // The first touch of anything takes it away, and must not move what it touches: a part of the bar at the foot, and not of the page.
            first
              ? cx(
                  'fixed inset-x-0 z-10 min-h-11 border-hairline border-t py-1 lg:hidden',
                  barred
                    ? 'bottom-[calc(3.9375rem+max(.5rem,env(safe-area-inset-bottom)))]'
                    : 'bottom-0 pb-[max(.25rem,env(safe-area-inset-bottom))]',
                )
              : 'min-h-12 py-2 text-lg',
          )}
        >
          <BellOffIcon />
          <span className="min-w-0">{soundWords(chime)}</span>
        </button>
      )}
    </div>
  );
}
