import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { DrawnDish } from '#ui/drawn-dish.tsx';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';

/** The two ways on from the restaurant's page. */
export function Tiles({ base }: { base: string }) {
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:gap-6">
      <Tile
        to={`${base}/menu`}
        title={m['restaurants.page.ourMenu']()}
        text={m['restaurants.page.menuText']()}
        go={m['restaurants.page.seeMenu']()}
        className="bg-panel text-on-panel"
        quiet="text-on-panel-2"
      >
        <DrawnDish dish={1} className="absolute -right-7 -bottom-9 size-42 lg:size-54" />
      </Tile>
      <Tile
        to={`${base}/reservations`}
        title={m['restaurants.page.reserveTitle']()}
        text={m['restaurants.page.reserveText']()}
        go={m['restaurants.page.reserve']()}
        className="bg-surface"
        quiet="text-ink-2"
      >
        <ReservedTable />
      </Tile>
    </div>
  );
}

interface TileProps {
  to: string;
  title: string;
  text: string;
  go: string;
  className: string;
  quiet: string;
  children: ReactNode;
}

function Tile({ to, title, text, go, className, quiet, children }: TileProps) {
  return (
    <Link
      to={to}
      className={cx('group relative flex h-64 flex-col overflow-hidden rounded-xl p-7 lg:h-75 lg:p-10', className)}
    >
      <h2 className="text-3xl tracking-title lg:text-4xl">{title}</h2>
      <p className={cx('relative z-1 mt-2.5 max-w-[15em]', quiet)}>{text}</p>
      <span className="relative z-1 mt-auto inline-flex items-center gap-2.5 font-semibold">
        {go}
        <ArrowRightIcon className="transition group-hover:translate-x-1" />
      </span>
      {children}
    </Link>
  );
}

function ReservedTable() {
  return (
    <svg viewBox="0 0 250 190" aria-hidden="true" className="absolute right-0 bottom-0 h-32 lg:h-48">
      <circle cx="182" cy="70" r="44" fill="var(--saffron)" />
      <path d="M60 190V150h190v40Z" fill="var(--tint)" />
      <path d="M44 140h206v12H44Z" fill="var(--brand-ink)" />
      <path d="M176 82h40l-3 24a17 17 0 0 1-34 0Z" fill="#fff" stroke="var(--brand-ink)" strokeOpacity=".12" />
      <path d="M178 98h36l-1 8a17 17 0 0 1-34 0Z" fill="var(--wine)" />
      <path d="M196 122v18M185 140h22" stroke="var(--brand-ink)" strokeWidth="3" strokeLinecap="round" />
      <path d="m84 140 9-38h52l9 38Z" fill="var(--brand-soft)" />
      <path d="M104 121h30" stroke="#f6f3ea" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
