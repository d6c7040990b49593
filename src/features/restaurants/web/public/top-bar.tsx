import { Link, useLocation } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { FoldedMenu, placeClass } from '#ui/folded-menu.tsx';
import { LanguageToggle } from '#ui/language-toggle.tsx';
import type { Profile } from '../../contract.ts';

interface Place {
  to: string;
  label: string;
  /** A document of its own: the page carries no script, and its own security policy. */
  document?: boolean;
}

/** The restaurant's name and its pages, in its colours. On phones the pages fold away; nothing here needs a script. */
export function TopBar({ restaurant, base }: { restaurant: Profile; base: string }) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const places: Place[] = [
    { to: base, label: m['restaurants.page.home'](), document: true },
    { to: `${base}/menu`, label: m['restaurants.page.menu'](), document: true },
    { to: `${base}/reservations`, label: m['restaurants.page.reservations']() },
  ];
  const staffLogin = { to: `${base}/login`, label: m['restaurants.page.staffAccess'](), document: true };
  return (
    <header className="mx-auto flex min-h-18 w-full max-w-page items-center gap-2 px-5 lg:min-h-22 lg:gap-6 lg:px-6">
      <a
        href={base}
        className="flex min-h-11 min-w-0 items-center font-semibold text-lg leading-6 tracking-tight wrap-anywhere"
      >
        <span className="line-clamp-2">{restaurant.name}</span>
      </a>
      <nav aria-label={m['restaurants.page.navigation']()} className="max-lg:hidden">
        <ul className="flex">
          {places.map((place) => (
            <li key={place.to}>
              <PlaceLink place={place} current={place.to === here} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="ml-auto flex shrink-0 items-center text-ink-2 lg:gap-3">
        <a href={staffLogin.to} className="min-h-11 content-center px-3 text-sm hover:underline max-lg:hidden">
          {staffLogin.label}
        </a>
        <LanguageToggle label={m['common.language']()} current={getLocale()} to={pathname} />
        <FoldedMenu label={m['restaurants.page.navigation']()} openLabel={m['restaurants.page.openMenu']()}>
          {[...places, staffLogin].map((place) => (
            <li key={place.to}>
              <PlaceLink place={place} current={place.to === here} folded />
            </li>
          ))}
        </FoldedMenu>
      </div>
    </header>
  );
}

function PlaceLink({ place, current, folded }: { place: Place; current: boolean; folded?: boolean }) {
  return (
    <Link
      to={place.to}
      reloadDocument={place.document}
      aria-current={current ? 'page' : undefined}
      className={placeClass(folded)}
    >
      {place.label}
    </Link>
  );
}
