import { m } from '#generated/messages/messages.js';
import type { CheckLine } from '../../../told/contract.ts';
import { money } from '../money.ts';
import { type At, sends, useCheckChange } from '../use-check.ts';
import { ChoiceMark } from './choice-mark.tsx';
import { ownLines } from './own-lines.ts';

/** All that this phone ordered, in one tap; tapped again, none of it. */
export function OwnRow({ at, lines }: { at: At; lines: readonly CheckLine[] }) {
  const change = useCheckChange(at, sends.claimOwn);
  const own = ownLines(lines);
  if (!own) return null;
  const chosen = change.isPending ? change.variables.chosen : own.chosen;
  return (
    <li className="mb-1 border-hairline border-b pb-1">
      <button
        type="button"
        aria-pressed={chosen}
        aria-busy={change.isPending || undefined}
        onClick={() => change.mutate({ chosen: chosen !== true })}
        className="grid min-h-14 w-full grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg px-3 py-1.5 text-left font-semibold"
      >
        <ChoiceMark chosen={chosen} />
        <span className="min-w-0">{m['checks.allYours']({ count: own.count })}</span>
        <span className="money">{money(own.cents)}</span>
      </button>
    </li>
  );
}
