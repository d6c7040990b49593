import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { Dot } from '#ui/badge.tsx';
import type { Profile } from '../../contract.ts';
import { hoursText } from './hours-text.ts';
import { LanguageButton } from './language-button.tsx';
import { Logo } from './logo.tsx';
import { useNow } from './use-now.ts';

type Props = { restaurant: Profile; number: number; renderedAt: string; children: ReactNode };

/** The top of every table page. Its children, the navigation, stand in it on wide screens and below the page on phones. */
export function TableHeader({ restaurant, number, renderedAt, children }: Props) {
  const hours = hoursText(restaurant.openingHours, restaurant.timezone, useNow(renderedAt));
  return (
    <header className="mx-auto flex w-full max-w-page items-center gap-3 px-5 pt-4 pb-2 lg:px-8 lg:pt-6 lg:pb-4">
      <Logo name={restaurant.name} src={restaurant.imgUrl} className="size-11 text-lg" />
      <div className="grid min-w-0 flex-1">
        <p className="truncate font-semibold tracking-tight">{restaurant.name}</p>
        {hours && (
          <p className="flex items-center gap-1.5 font-medium text-ink-2 text-xs">
            <Dot tone={hours.open ? 'green' : 'gray'} />
            <span className="min-w-0">{hours.open ? hours.state : hours.next || hours.state}</span>
          </p>
        )}
      </div>
      {children}
      <LanguageButton />
      <p className="shrink-0 rounded-full bg-sunken px-3.5 py-2 font-semibold text-brand-ink text-sm">
        {m['diner.table']({ number })}
      </p>
    </header>
  );
}
