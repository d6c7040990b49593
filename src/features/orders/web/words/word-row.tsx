import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import type { OrderWord } from '../../words/contract.ts';
import { foundText } from './found-text.ts';

interface WordRowProps {
  word: OrderWord;
  /** Names of dishes; null of a word that was removed. */
  finds: readonly string[] | null;
  /** Removes it, or puts it back. */
  onPress: () => void;
}

/** One button for both ways, so that whoever pressed it still stands at it. */
export function WordRow({ word: { said, means }, finds, onPress }: WordRowProps) {
  return (
    <li className="flex items-center gap-3 border-hairline border-t py-2 first:border-0">
      <div className="min-w-0 flex-1">
        <p className={cx('wrap-anywhere', !finds && 'text-ink-2 line-through')}>
          {m['orders.words.pair']({ said, means })}
        </p>
        <p className="text-ink-2 text-sm wrap-anywhere">{finds ? foundText(finds) : m['orders.words.removed']()}</p>
      </div>
      <Button
        variant="quiet"
        size="s"
        aria-label={finds ? m['orders.words.removeOf']({ said }) : m['orders.words.restoreOf']({ said })}
        onClick={onPress}
      >
        {finds ? m['orders.words.remove']() : m['common.undo']()}
      </Button>
    </li>
  );
}
