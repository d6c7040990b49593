import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { TableCode } from '../../tables/contract.ts';
import { QrImage } from '../../tables/web/qr-image.tsx';
import { House } from './house.tsx';
import type { Look } from './palettes.ts';

interface TentProps {
  look: Look;
  number: number;
  /** The table's own; a drawn one while there is no table. */
  code?: TableCode;
  className?: string;
}

/** A table's code as it will stand on it. */
export function Tent({ look, number, code, className }: TentProps) {
  return (
    <House look={look} className={cx('w-44 shrink-0', className)}>
      <div className="rounded-t-[1.25rem] rounded-b-md bg-brand p-5 text-center text-on-brand shadow-float">
        <span className="block rounded-md bg-white p-2">
          {code ? <QrImage code={code} className="w-full" /> : <DrawnCode />}
        </span>
        <p className="mt-4 font-semibold text-xl leading-none tracking-tight">{m['setup.tables.table']({ number })}</p>
        <p className="mt-1.5 text-xs">{m['setup.tables.aim']()}</p>
      </div>
    </House>
  );
}

/** It leads nowhere, and does not look as if it did. */
function DrawnCode() {
  return (
    <svg viewBox="0 0 29 29" aria-hidden="true" className="w-full text-ink" fill="none" stroke="currentColor">
      <path d="M3 3h5v5H3zM21 3h5v5h-5zM3 21h5v5H3z" strokeWidth="2" />
      <path
        d="M11 2v2M14 5h3M12 8h2M18 9v3M2 12h4M9 12h3M15 14h4M22 12h5M4 16h2M9 17h2M14 18h3M20 17h2M25 16v4M12 22h3M18 22v4M22 22h4M11 26h2M21 26h2"
        strokeWidth="2"
      />
    </svg>
  );
}
