import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenTime } from '#lib/spoken-time.ts';
import { homeTimezone } from '#lib/timezones.ts';
import { Avatar } from '#ui/avatar.tsx';
import type { RestaurantDetails } from '../../restaurants/contract.ts';
import { ActiveBadge } from '../active-badge.tsx';
import { linkClass } from './link-class.ts';
import { Panel } from './panel.tsx';

/** Who owns a restaurant, and when they were here last. */
export function OwnersPanel({ owners }: Pick<RestaurantDetails, 'owners'>) {
  const one = owners.length === 1;
  return (
    <Panel title={one ? m['platform.restaurant.owner']() : m['platform.restaurant.owners']()}>
      <ul className="grid gap-4">
        {owners.map(({ id, name, email, active, lastSignInAt }) => (
          <li key={id} className="flex items-start gap-3">
            <Avatar name={name} tone="tint" size="m" />
            <div className="grid min-w-0 grow gap-1 text-sm">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p>
                <a href={`mailto:${email}`} className={linkClass}>
                  {email}
                </a>
              </p>
              <p className="text-ink-2">
                {lastSignInAt ? (
                  <time dateTime={lastSignInAt}>
                    {m['platform.restaurant.lastSignIn']({
                      time: spokenTime(lastSignInAt, getLocale(), homeTimezone),
                    })}
                  </time>
                ) : (
                  m['platform.restaurant.noSignIn']()
                )}
              </p>
            </div>
            {!active && <ActiveBadge active={false} />}
          </li>
        ))}
      </ul>
      {owners.length === 0 && <p className="text-ink-2 text-sm">{m['platform.restaurant.noOwner']()}</p>}
    </Panel>
  );
}
