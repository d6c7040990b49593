import { Link, useLocation } from 'react-router';
import { m } from '#generated/messages/messages.js';
import type { IconComponent } from '#ui/icon.tsx';
import { BellIcon, BookIcon, HomeIcon, ReceiptIcon } from '#ui/icons.tsx';

type ItemProps = {
  icon: IconComponent;
  label: string;
  current?: boolean;
  mark?: string;
} & ({ to: string } | { onClick: () => void });

function Item({ icon: Glyph, label, current, mark, ...where }: ItemProps) {
  const look = {
    className:
      'flex min-h-13 w-full flex-col items-center justify-center gap-1 rounded-md font-medium text-ink-3 text-xs transition hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink lg:min-h-11 lg:flex-row lg:gap-2 lg:px-4 lg:text-sm lg:aria-[current=page]:bg-tint',
    children: (
      <>
        <span className="relative">
          <Glyph size={22} className={current ? 'fill-brand-soft/40' : ''} />
          {mark && (
            <span
              aria-hidden="true"
              className="absolute -top-0.5 -right-1 size-2.5 rounded-full bg-green-dot ring-2 ring-surface"
            />
          )}
        </span>
        <span className="max-w-full truncate px-0.5">{label}</span>
        {mark && <span className="sr-only">, {mark}</span>}
      </>
    ),
  };
  return (
    <li className="min-w-0 flex-1 lg:flex-none">
      {'to' in where ? (
        <Link {...where} {...look} aria-current={current ? 'page' : undefined} />
      ) : (
        <button type="button" aria-haspopup="dialog" {...where} {...look} />
      )}
    </li>
  );
}

interface TableNavProps {
  base: string;
  orderActive: boolean;
  /** Somebody was called for and has not come yet. */
  called: boolean | undefined;
  /** Nothing where nobody can be called. */
  onCall: (() => void) | undefined;
}

/** At the thumb on phones, in the header on wide screens. */
export function TableNav({ base, orderActive, called, onCall }: TableNavProps) {
  const path = useLocation().pathname.replace(/\/$/, '');
  const at = (to: string) => ({ to, current: path === to });
  return (
    <nav
      aria-label={m['diner.navigation']()}
      className="fixed inset-x-0 bottom-0 z-10 border-hairline border-t bg-surface px-5 pt-1.5 pb-[max(.5rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:bg-transparent lg:p-0"
    >
      <ul className="mx-auto flex max-w-xl lg:gap-1">
        <Item {...at(base)} icon={HomeIcon} label={m['diner.home']()} />
        <Item {...at(`${base}/menu`)} icon={BookIcon} label={m['diner.menu']()} />
        <Item
          {...at(`${base}/orders`)}
          icon={ReceiptIcon}
          label={m['diner.orders']()}
          mark={orderActive ? m['diner.ordersActive']() : undefined}
        />
        {onCall && (
          <Item
            onClick={onCall}
            icon={BellIcon}
            label={m['diner.call']()}
            mark={called ? m['diner.callOpen']() : undefined}
          />
        )}
      </ul>
    </nav>
  );
}
