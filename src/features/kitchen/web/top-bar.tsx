import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { kitchenPass } from '#lib/addresses.ts';
import { formatTime } from '#lib/time.ts';
import { allStations, lateOf, type Tab } from '../tabs.ts';
import { MoonIcon, SunIcon, TriangleIcon } from './icons.tsx';
import { useDevice } from './use-device.ts';
import { useMoreBeside } from './use-more-beside.ts';

interface TopBarProps {
  tabs: readonly Tab[];
  now: number;
  timeZone: string;
}

/** The stations with what waits at them, the pass, and the time. Another station that is late says so here. */
export function TopBar({ tabs, now, timeZone }: TopBarProps) {
  const [{ theme }, change] = useDevice();
  const row = useMoreBeside<HTMLDivElement>();
  const view = (tab: Tab, className?: string) => (
    <Link
      key={tab.station}
      className={className}
      to={`?station=${tab.station}`}
      replace
      aria-current={tab.current ? 'page' : undefined}
      data-warning={!tab.current && lateOf(tab, now) > 0 ? '' : undefined}
      onClick={() => change({ station: tab.station })}
    >
      {tab.label}
      <span className="count">{tab.count}</span>
      {!tab.current && <Late count={lateOf(tab, now)} />}
    </Link>
  );
  return (
    <header className="k-top">
      <h1 className="sr-only">{m['kitchen.title']()}</h1>
      <nav className="k-views" aria-label={m['kitchen.stations']()}>
        <div ref={row} className="k-tabs">
          {tabs
            .filter(({ station }) => station !== kitchenPass)
            .map((tab) => view(tab, isAll(tab) ? 'k-scrolled' : undefined))}
        </div>
        <div className="k-tab-shared">
          {/* Beside the pass it stays in view, however many stations there are; on a phone there is no room for both. */}
          {tabs.filter(isAll).map((tab) => view(tab, 'k-pinned'))}
          {tabs.filter(({ station }) => station === kitchenPass).map((tab) => view(tab))}
        </div>
      </nav>
      <button
        type="button"
        className="k-tool k-wide"
        aria-label={theme === 'dark' ? m['kitchen.light']() : m['kitchen.dark']()}
        onClick={() => change({ theme: theme === 'dark' ? 'light' : 'dark' })}
      >
        {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
      </button>
      <time className="k-clock">{formatTime(new Date(now), getLocale(), timeZone)}</time>
    </header>
  );
}

const isAll = ({ station }: Tab) => station === allStations;

function Late({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="warn">
      <TriangleIcon />
      <span className="short" aria-hidden="true">
        {count}
      </span>
      <span className="long">{count === 1 ? m['kitchen.lateOne']() : m['kitchen.late']({ count })}</span>
    </span>
  );
}
