import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { nameText } from '../../texts.ts';
import type { Move } from './use-move.ts';

interface MoveBarProps {
  move: Move | null;
  onPut: () => void;
  onStop: () => void;
}

/**
 * Whose reservation is moved and where it would be put, and what speaks against it. It grows upwards from the evening's top, over what
 * stands above it, so that nothing jumps and no row is covered; scrolled along, it lies over the evening's own head.
 */
export function MoveBar({ move, onPut, onStop }: MoveBarProps) {
  const busy = move?.moving.stage === 'sent';
  const byKeys = move?.moving.by === 'keys';
  return (
    <div className={cx('pointer-events-none sticky z-20 h-0', byKeys ? 'top-44 sm:top-30' : 'top-30')}>
      {/* It stands before there is anything to say: only then is what changes in it spoken. */}
      <p role="status" className="sr-only">
        {move && spoken(move)}
      </p>
      {move && (
        <div
          data-move-bar
          className="absolute inset-x-2 bottom-2 mx-auto flex max-w-180 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface p-3 pl-4 shadow-float ring-1 ring-hairline"
        >
          <div aria-hidden="true" className="min-w-48 grow basis-0">
            <p className="line-clamp-1 font-semibold wrap-anywhere">{nameText(move.reservation)}</p>
            <p className="text-ink-2 text-sm tabular-nums">{move.said.place}</p>
            {(move.said.refused ?? move.said.note) && (
              <p className={`line-clamp-2 text-sm wrap-anywhere ${move.said.refused ? 'text-danger' : 'text-yellow'}`}>
                {move.said.refused ?? move.said.note}
              </p>
            )}
          </div>
          {byKeys && (
            <div className="pointer-events-auto flex grow items-center justify-end gap-2 sm:grow-0">
              <Button size="s" variant="quiet" onClick={onStop} disabled={busy}>
                {m['reservations.move.stop']()}
              </Button>
              <Button size="s" onClick={onPut} busy={busy} className="max-sm:grow">
                {m['reservations.move.put']()}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function spoken({ moving, reservation, said }: Move): string {
  const { place, refused, note } = said;
  if (moving.by === 'keys' && moving.landing === null)
    return m['reservations.move.how']({ name: nameText(reservation), place });
  return [place, refused ?? note].filter(Boolean).join('. ');
}
