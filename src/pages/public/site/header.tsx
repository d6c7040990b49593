import { useLocation } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { FoldedMenu, placeClass } from '#ui/folded-menu.tsx';
import { Brand } from './brand.tsx';
import { Language } from './language.tsx';
import { sitePlaces } from './places.ts';

/** On phones the entries fold away. Every link loads its document: the pages carry no script, or one of their own. */
export function SiteHeader({ account }: { account: string }) {
  const { pathname, search } = useLocation();
  return (
    <header className="relative z-10 mx-auto flex min-h-18 w-full max-w-page items-center gap-2 px-5 sm:px-6 lg:min-h-24 lg:gap-10">
      <Brand />
      <nav aria-label={m['site.nav.label']()} className="max-lg:hidden">
        <ul className="flex">
          <Places here={pathname} />
        </ul>
      </nav>
      <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-3 lg:gap-6">
        <Language to={pathname + search} />
        <a href={account} className={`${buttonClass({ size: 's', pill: true })} max-sm:hidden lg:px-5.5`}>
          {m['site.nav.account']()}
        </a>
        <FoldedMenu label={m['site.nav.label']()} openLabel={m['site.nav.open']()}>
          <Places here={pathname} folded />
          <li className="p-2 sm:hidden">
            <a href={account} className={buttonClass({ size: 's', pill: true, wide: true })}>
              {m['site.nav.account']()}
            </a>
          </li>
        </FoldedMenu>
      </div>
    </header>
  );
}

function Places({ here, folded }: { here: string; folded?: boolean }) {
  return sitePlaces().map(({ to, label }) => (
    <li key={to}>
      <a href={to} aria-current={to === here ? 'page' : undefined} className={placeClass(folded)}>
        {label}
      </a>
    </li>
  ));
}
