import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';

interface TeachingProps {
  /** What will be here. */
  title: ReactNode;
  /** Why it is worth having. */
  children: ReactNode;
  /** The one thing to do about it. */
  action: ReactNode;
  /** What it will look like, as a shadow of itself: without names or figures that are nobody's. */
  ghost: keyof typeof ghosts | ReactElement;
}

/** An empty part of a screen, which says what it will show and why, over a ghost of itself, and has one button. */
export function Teaching({ title, children, action, ghost }: TeachingProps) {
  return (
    <section
      data-teaches
      className="mx-auto my-4 w-full max-w-lg rounded-xl bg-surface p-3 pb-7 text-center shadow-card"
    >
      <div aria-hidden="true" className="h-52 overflow-hidden rounded-lg bg-sunken p-5 sm:p-7">
        {typeof ghost === 'string' ? ghosts[ghost] : ghost}
      </div>
      <h2 className="mx-auto mt-7 max-w-md px-4 text-2xl tracking-title">{title}</h2>
      <p className="mx-auto mt-2.5 max-w-md px-4 text-ink-2">{children}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3 px-4">{action}</div>
    </section>
  );
}

const line = 'block h-2.5 rounded-full bg-sunken-2';
const widths = ['w-1/2', 'w-2/5', 'w-3/5'];

/** Rows of people, papers or bookings. */
const rows = (
  <ul className="grid gap-3">
    {widths.map((width) => (
      <li key={width} className="flex items-center gap-3.5 rounded-lg bg-surface p-3 shadow-lift">
        <i className="size-10 shrink-0 rounded-md bg-sunken-2" />
        <span className="grid grow gap-2">
          <i className={cx(line, width)} />
          <i className={cx(line, 'w-1/4')} />
        </span>
        <i className={cx(line, 'w-14')} />
      </li>
    ))}
  </ul>
);

/** Tables of a room. */
const tiles = (
  <div className="grid grid-cols-[5.5rem_1fr_5.5rem] gap-4">
    <i className="h-20 rounded-full bg-surface shadow-lift" />
    <i className="h-20 rounded-xl bg-red-tint shadow-lift" />
    <i className="h-20 rounded-xl bg-surface shadow-lift" />
    <i className="col-span-2 h-24 rounded-xl bg-yellow-tint shadow-lift" />
    <i className="h-24 rounded-xl bg-surface shadow-lift" />
  </div>
);

/** Tickets side by side, each with what it asks for. */
const tickets = (
  <div className="grid grid-cols-3 gap-3">
    {['bg-yellow-tint', 'bg-blue-tint', 'bg-green-tint'].map((tone) => (
      <div key={tone} className="overflow-hidden rounded-lg bg-surface shadow-lift">
        <i className={cx('block h-9', tone)} />
        <span className="grid gap-2.5 p-3">
          {widths.map((width) => (
            <i key={width} className={cx(line, width)} />
          ))}
          <i className="mt-3 block h-8 rounded-md bg-sunken-2" />
        </span>
      </div>
    ))}
  </div>
);

const ghosts = { rows, tiles, tickets };
