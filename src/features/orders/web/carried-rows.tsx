import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { Carrying } from './use-carrying.ts';

/** What was carried a moment ago, and the way back. */
export function CarriedRows({ cardId, carrying }: { cardId: string; carrying: Carrying }) {
  return carrying.carried
    .filter((each) => each.cardId === cardId)
    .map((each) => (
      <div key={each.at} className="flex items-center gap-3 rounded-md bg-sunken py-1 pr-1 pl-3 text-sm">
        <p role="status" className="line-clamp-2 min-w-0 grow wrap-anywhere">
          {m['floor.carry.carried']({ what: each.what })}
        </p>
        <Button
          size="s"
          variant="plain"
          className="shrink-0"
          busy={carrying.undoing}
          onClick={() => carrying.undo(each)}
        >
          {m['floor.undo']()}
        </Button>
      </div>
    ));
}
