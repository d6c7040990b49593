import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { Profile } from '../../contract.ts';
import { HoursState } from './hours-state.tsx';
import type { HoursText } from './hours-text.ts';
import { LanguageButton } from './language-button.tsx';
import { Logo } from './logo.tsx';

type Props = {
  restaurant: Profile;
  number: number;
  hoursThen: HoursText | null;
  overCover: boolean;
  children: ReactNode;
};

/** The top of every table page; on a phone's welcome it gives way to the cover, which says the same. Its children, the navigation, stand in it on wide screens and below the page on phones. */
export function TableHeader({ restaurant, number, hoursThen, overCover, children }: Props) {
  const hidden = overCover && 'max-lg:hidden';
  return (
    <header
      className={cx(
        'mx-auto flex w-full max-w-page items-center gap-3 px-5 pt-4 pb-2 lg:px-8 lg:pt-6 lg:pb-4',
        overCover && 'max-lg:over-cover',
      )}
    >
      <Logo
        name={restaurant.name}
        src={restaurant.imgUrl}
        className={cx('size-11 text-lg max-[22rem]:hidden', hidden)}
      />
      <div className={cx('grid min-w-0 flex-1', hidden)}>
        <p className="line-clamp-2 font-semibold leading-5 tracking-tight">{restaurant.name}</p>
        <HoursState restaurant={restaurant} hoursThen={hoursThen} />
      </div>
      {children}
      <LanguageButton className={overCover ? 'text-ink-3 max-lg:bg-scrim max-lg:text-white' : undefined} />
      <p className={cx('shrink-0 rounded-full bg-sunken px-3.5 py-2 font-semibold text-brand-ink text-sm', hidden)}>
        {m['diner.table']({ number })}
      </p>
    </header>
  );
}
