import { Link } from 'react-router';
import { cx } from '../cx.ts';
import type { IconComponent } from '../icon.tsx';
import { LockIcon } from './icons.tsx';

export type NavItemData = {
  to: string;
  label: string;
  icon: IconComponent;
  current?: boolean;
  /** The whole document is loaded. */
  otherDocument?: boolean;
  count?: number /** Says what the count counts. */;
  mark?: string;
  /** Why it is not open yet. */
  locked?: string | undefined;
};

/** A rail with many entries has to be a low one, or the last would be out of sight. */
export type Rail = boolean | 'dense' | undefined;

export const navItemClass = (rail?: Rail) =>
  cx(
    'relative -outline-offset-2 flex w-full min-w-0 items-center rounded-[10px] font-medium text-on-panel-2 transition hover:bg-on-panel/8 hover:text-on-panel aria-[current=page]:bg-on-panel/14 aria-[current=page]:font-semibold aria-[current=page]:text-on-panel',
    rail ? 'flex-col justify-center text-center text-xs tracking-tight' : 'min-h-11 gap-3 px-3 text-sm',
    // On a low screen the last of many is in view too.
    rail && (rail === 'dense' ? 'min-h-12 gap-0.5 short:min-h-11' : 'min-h-17 gap-1.5 short:min-h-15 short:gap-1'),
  );

export function NavItem({
  to,
  label,
  icon: Glyph,
  current,
  otherDocument,
  count,
  mark,
  locked,
  rail,
}: NavItemData & { rail?: Rail }) {
  return (
    <li>
      <Link
        to={to}
        reloadDocument={otherDocument}
        aria-current={current ? 'page' : undefined}
        className={navItemClass(rail)}
      >
        <Glyph size={rail && rail !== 'dense' ? 24 : 20} />
        <span className={cx('min-w-0', rail && 'max-w-full leading-tight')}>{label}</span>
        {count ? (
          <span
            aria-hidden={mark ? true : undefined}
            className={cx(
              'money min-w-[22px] rounded-full bg-sunken-2 px-1.5 text-center font-semibold text-ink text-xs leading-[22px]',
              rail ? 'absolute top-1 left-1/2 ml-2.5 ring-2 ring-panel' : 'ml-auto',
            )}
          >
            {count}
          </span>
        ) : null}
        {locked && (
          <>
            <LockIcon
              size={16}
              className={cx('shrink-0 text-on-panel-2', rail ? 'absolute top-1 left-1/2 ml-2.5' : 'ml-auto')}
            />
            <span className="sr-only">{locked}</span>
          </>
        )}
        {mark && <span className="sr-only">{mark}</span>}
      </Link>
    </li>
  );
}
