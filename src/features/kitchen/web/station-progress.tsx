import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { isMade } from '../../orders/lines/status.ts';
import type { Progress } from '../parts.ts';
import { BegunIcon, MadeIcon, WaitingIcon } from './icons.tsx';

/** How far each station is with a dish that several of them make. */
export function StationProgress({ progress }: { progress: readonly Progress[] }) {
  if (progress.length === 0) return null;
  return (
    <span className="k-places">
      {progress.map(({ station, status }) => {
        const made = isMade(status);
        const begun = status === 'preparando';
        const State = made ? MadeIcon : begun ? BegunIcon : WaitingIcon;
        return (
          <span key={station} className={cx(made && 'is-made')}>
            <State />
            {station}
            <span className="sr-only">
              {': '}
              {made ? m['kitchen.made']() : begun ? m['kitchen.making']() : m['kitchen.waiting']()}
            </span>
          </span>
        );
      })}
    </span>
  );
}
