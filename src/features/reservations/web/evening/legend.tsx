import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { closedClass, likelyClass, occupiedClass, stateClass, states, stateText } from './state.ts';

/** What a block too narrow for its words means. */
export function Legend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
      {states.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span className={cx('h-4 w-6 rounded-xs', stateClass[state])} />
          {stateText[state]()}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span className={cx('h-4 w-6 rounded-xs', occupiedClass)} />
        {m['tables.status.ocupado']()}
      </li>
      <li className="flex items-center gap-2">
        <span className={cx('h-4 w-6 rounded-xs', likelyClass)} />
        {m['reservations.evening.likelyEnd']()}
      </li>
      <li className="flex items-center gap-2">
        <span className={cx('h-4 w-6 rounded-xs inset-ring inset-ring-hairline', closedClass)} />
        {m['reservations.evening.closed']()}
      </li>
    </ul>
  );
}
