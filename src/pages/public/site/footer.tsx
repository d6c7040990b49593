import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { Brand } from './brand.tsx';
import { sitePlaces } from './places.ts';

export function SiteFooter({ account, year }: { account: string; year: number }) {
  const links = [
    ...sitePlaces().slice(1),
    { to: account, label: m['site.nav.account']() },
    { to: sitePaths.terms, label: m['site.footer.terms']() },
    { to: sitePaths.privacy, label: m['site.footer.privacy']() },
  ];
  return (
    <footer className="mx-auto w-full max-w-page px-5 pt-20 pb-8 text-sm sm:px-6 lg:pt-28">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <Brand />
        <nav aria-label={m['site.footer.label']()}>
          <ul className="-mx-3 flex flex-wrap">
            {links.map(({ to, label }) => (
              <li key={to}>
                <a href={to} className="flex min-h-11 items-center px-3 text-ink-2 transition hover:text-ink">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 text-ink-3">
        <p>{m['site.footer.copyright']({ year })}</p>
        <p>{m['site.footer.credit']()}</p>
      </div>
    </footer>
  );
}
