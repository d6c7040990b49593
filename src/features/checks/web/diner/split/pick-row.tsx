import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { NumberStepper } from '#ui/number-stepper.tsx';
import type { CheckLine } from '../../../told/contract.ts';
import { piece } from '../../../values.ts';
import { money } from '../money.ts';
import { type At, sends, useCheckChange } from '../use-check.ts';
import type { LineWords } from '../use-line-words.ts';
import { ChoiceMark } from './choice-mark.tsx';
import { partWords } from './claim-words.ts';
import { LineName } from './line-name.tsx';
import { fractions, rowOf, standingOf } from './pieces.ts';

/** A line to tap: what is tapped is this phone's, whole or in part. What is on its way shows already. */
export function PickRow({ at, line, words }: { at: At; line: CheckLine; words: LineWords }) {
  const { name } = words;
  const change = useCheckChange(at, sends.claim);
  const known = standingOf(line);
  const mine = change.isPending ? change.variables.pieces : known.mine;
  const most = known.mine + known.free;
  const row = useRef<HTMLLIElement>(null);
  const tapped = useRef(false);
  const choose = (pieces: number) => change.mutate({ orderId: line.orderId, line: line.line, pieces });
  const on = mine > 0;
  // Its controls open beneath it, where the foot may lie over them.
  useEffect(() => {
    if (on && tapped.current) row.current?.scrollIntoView({ block: 'nearest' });
    tapped.current = false;
  }, [on]);
  const chosen = mine === line.quantity * piece || (on && 'mixed');
  const others = line.claims.filter(({ you, held }) => !you || held);
  const { amount, detail } = rowOf(line, { mine, free: most - mine });
  return (
    <li ref={row} className={cx('scroll-mb-48 rounded-lg', on && 'bg-tint')}>
      <button
        type="button"
        aria-pressed={chosen}
        aria-busy={change.isPending || undefined}
        onClick={() => {
          tapped.current = true;
          choose(on ? 0 : Math.min(most, piece));
        }}
        className="grid min-h-14 w-full grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg px-3 py-1.5 text-left"
      >
        <ChoiceMark chosen={chosen} />
        <span className="min-w-0">
          <LineName {...{ line, words, detail }} />
          {others.length > 0 && <span className="block text-ink-2 text-sm">{others.map(partWords).join(', ')}</span>}
        </span>
        <span className="money">{money(amount)}</span>
      </button>
      {on && line.quantity === 1 && (
        <fieldset
          aria-label={m['checks.howMuchOf']({ name })}
          className="mb-2 ml-12 inline-flex rounded-md bg-tint-2/50 p-0.5"
        >
          {fractions.map((part) => (
            <button
              key={part.pieces}
              type="button"
              aria-pressed={mine === part.pieces}
              aria-label={part.name()}
              disabled={part.pieces > most}
              onClick={() => choose(part.pieces)}
              className="grid min-h-11 min-w-13 place-items-center rounded-md font-medium text-ink-2 text-sm disabled:opacity-45 aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-brand-ink aria-pressed:shadow-lift"
            >
              {part.sign()}
            </button>
          ))}
        </fieldset>
      )}
      {on && line.quantity > 1 && (
        <div className="mb-2 ml-12">
          <NumberStepper
            value={Math.ceil(mine / piece)}
            min={1}
            max={Math.floor(most / piece)}
            label={m['checks.howManyOf']({ name })}
            decreaseLabel={m['checks.fewerOf']({ name })}
            increaseLabel={m['checks.moreOf']({ name })}
            onChange={(count) => choose(count * piece)}
          />
        </div>
      )}
    </li>
  );
}
