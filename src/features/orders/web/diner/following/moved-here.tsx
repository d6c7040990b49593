import { useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/late-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { keepMove, movedHere, moveOf, watchMoves } from './move-seen.ts';
import { moveText } from './move-text.ts';

/** That their bill was moved here stays, on whichever page of the table, until they say that they saw it: the phone may have lain there. */
export default function MovedHere({ slug, number }: { slug: string; number: number }) {
  const page = useMatches().at(-1)?.id;
  const kept = useSyncExternalStore(
    watchMoves,
    () => movedHere(slug),
    () => null,
  );
  const move = kept === null ? null : moveOf(kept);
  if (move?.number !== number) return null;
  return (
    <div
      className={cx(
        'sticky z-4 mx-3 mb-2 lg:mx-8',
        // Below the bar of categories, which stays too; on a phone's welcome over the cover.
        page === 'diner/orders' ? 'top-3 mt-2' : 'top-18',
        page === 'diner/welcome' && 'max-lg:mb-0 max-lg:h-0',
      )}
    >
      <Notice
        live
        tone="blue"
        action={
          <IconButton
            icon={CloseIcon}
            label={m['common.close']()}
            onClick={() => keepMove(slug, null)}
            className="-my-3 -mr-3 text-current"
          />
        }
      >
        {moveText(move)}
      </Notice>
    </div>
  );
}
