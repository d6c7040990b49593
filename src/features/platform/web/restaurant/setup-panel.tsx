import { m } from '#generated/messages/messages.js';
import { CheckIcon } from '#ui/icons.tsx';
import { MinusIcon } from '#ui/late-icons.tsx';
import type { RestaurantDetails } from '../../restaurants/contract.ts';
import { Panel } from './panel.tsx';
import { setUp, setupParts } from './setup-steps.ts';

/** How far a house has come with its set-up. */
export function SetupPanel({ use, subscription }: Pick<RestaurantDetails, 'use' | 'subscription'>) {
  const standing = setUp({ use, subscription });
  const done = setupParts.filter((part) => standing[part]).length;
  const counts = { menu: use.products, tables: use.tables, team: use.staff };
  return (
    <Panel
      title={m['platform.restaurant.setup']()}
      aside={
        <p className="text-ink-2 text-sm tabular-nums">
          {m['platform.restaurant.setupDone']({ done, of: setupParts.length })}
        </p>
      }
    >
      <ul className="grid gap-2.5 text-sm">
        {setupParts.map((part) => {
          const Glyph = standing[part] ? CheckIcon : MinusIcon;
          return (
            <li key={part} className="flex items-center gap-3">
              <Glyph size={18} className={standing[part] ? 'shrink-0 text-green' : 'shrink-0 text-ink-3'} />
              <span className="min-w-0 grow">{m[`platform.restaurant.parts.${part}`]()}</span>
              <span className="text-ink-2 tabular-nums">
                {part in counts
                  ? counts[part as keyof typeof counts]
                  : standing[part]
                    ? m['platform.restaurant.done']()
                    : m['platform.restaurant.open']()}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
