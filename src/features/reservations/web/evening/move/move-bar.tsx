import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { nameText } from '../../texts.ts';
import type { Move } from './use-move.ts';

interface MoveBarProps {
  move: Move | null;
  onPut: () => void;
  onStop: () => void;
}

/**
 * Whose reservation is moved and where it would be put, and what speaks against it. It lies over what is there, so that nothing jumps: over
 * the evening's foot, and on a phone over the page's head, away from the finger.
 */
export function MoveBar({ move, onPut, onStop }: MoveBarProps) {
  const busy = move?.moving.stage === 'sent';
  return (
    <div className="pointer-events-none sticky bottom-4 z-5 h-0 max-lg:z-20">
      {/* It stands before there is anything to say: only then is what changes in it spoken. */}
      <p role="status" className="sr-only">
        {move && spoken(move)}
      </p>
      {move && (
        <div
          data-move-bar
          className="absolute inset-x-2 bottom-2 mx-auto flex max-w-180 max-lg:fixed max-lg:top-[max(0.5rem,env(safe-area-inset-top))] max-lg:bottom-auto flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface p-3 pl-4 shadow-float ring-1 ring-hairline"
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
          {move.moving.by === 'keys' && (
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
