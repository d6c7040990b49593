import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import type { IconComponent } from './icon.tsx';

/** Leave the page `pb-24` of room beneath its last line. */
export function BottomBar({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className={cx(
        'fixed inset-x-0 bottom-0 z-10 border-hairline border-t bg-surface px-2 pt-1.5 pb-[max(.5rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      <ul className="mx-auto flex max-w-xl">{children}</ul>
    </nav>
  );
}

type ItemProps = {
  to?: string;
  /** Instead of `to`: opens something. */
  onPress?: () => void;
  icon: IconComponent;
  label: string;
  current?: boolean;
  count?: number;
  /** Says in words what the count or the dot means. */
  mark?: string;
};

const item =
  'flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-1 rounded-md font-medium text-ink-3 text-xs transition hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink';

export function BottomBarItem({ to, onPress, icon: Glyph, label, current, count, mark }: ItemProps) {
  const content = (
    <>
      <span className="relative">
        <Glyph size={22} />
        {count ? (
          <span
            aria-hidden="true"
            className="-top-1.5 absolute left-5 min-w-5 rounded-full bg-brand px-1 text-center font-semibold text-on-brand leading-5 ring-2 ring-surface"
          >
            {count}
          </span>
        ) : (
          mark && <span className="-top-0.5 -right-1 absolute size-2.5 rounded-full bg-green-dot ring-2 ring-surface" />
        )}
      </span>
      <span className="max-w-full tracking-tight">{label}</span>
      {mark && <span className="sr-only">{mark}</span>}
    </>
  );
  return (
    <li className="min-w-0 flex-1">
      {to ? (
        <Link to={to} aria-current={current ? 'page' : undefined} className={item}>
          {content}
        </Link>
      ) : (
        <button type="button" onClick={onPress} className={item}>
          {content}
        </button>
      )}
    </li>
  );
}
