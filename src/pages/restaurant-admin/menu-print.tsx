import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { ReadFailed, together } from '#client/read.tsx';
import { useSignedIn } from '#client/session.ts';
import type { PaperChoices } from '#features/menu/web/paper-item.tsx';
import { PaperMenu } from '#features/menu/web/paper-menu.tsx';
import { PaperSettings } from '#features/menu/web/paper-settings.tsx';
import { shades } from '#features/restaurants/web/diner/appearance.ts';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { baseLocale, type Locale } from '#lib/locale.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ChevronLeftIcon, PrinterIcon } from '#ui/staff/icons.tsx';
import { PageHeader } from '../frame/page-header.tsx';

export const handle = { area: 'staff' };

const everything: PaperChoices = {
  descriptions: true,
  options: true,
  allergens: true,
  tags: true,
  unavailable: true,
  fee: true,
};

/** The menu as it will lie on paper, and what goes on it. Only the paper itself is printed. */
export default function MenuPrint() {
  const { restaurant } = useSignedIn();
  const menu = useQuery(api.menu.own.queryOptions());
  const profile = useQuery(api.restaurants.bySlug.queryOptions({ input: { slug: restaurant?.slug ?? '' } }));
  const [choices, setChoices] = useState(everything);
  // The guests' paper is Portuguese unless somebody chooses otherwise.
  const [locale, setLocale] = useState<Locale>(baseLocale);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => setBody(document.body), []);

  const both = together(menu, profile);
  const empty = menu.data?.categories.every(({ products }) => products.length === 0);
  const paper = menu.data && profile.data && !empty && (
    <PaperMenu menu={menu.data} venue={profile.data} locale={locale} choices={choices} />
  );
  const colours = profile.data && ({ '--brand-ink': shades(profile.data.appearance)['--brand-ink'] } as CSSProperties);

  return (
    <>
      <PageHeader
        title={m['menu.tools.paper.title']()}
        actions={
          <>
            <Link to={staffPaths.menu} className={`${buttonClass({ variant: 'quiet' })} max-sm:px-3.5!`}>
              <ChevronLeftIcon size={18} />
              <span className="max-sm:sr-only">{m['menu.tools.paper.back']()}</span>
            </Link>
            <Button disabled={!paper} onClick={() => window.print()}>
              <PrinterIcon size={18} />
              {m['menu.tools.paper.print']()}
            </Button>
          </>
        }
      />
      <div className="grid items-start gap-6 px-4 lg:px-7 xl:grid-cols-[18rem_minmax(0,1fr)]">
        {paper ? (
          <>
            <PaperSettings choices={choices} onChoices={setChoices} locale={locale} onLocale={setLocale} />
            <section
              aria-label={m['menu.tools.paper.preview']()}
              style={colours}
              className="w-full max-w-[210mm] rounded-sm bg-white p-5 shadow-lift sm:p-[12mm]"
            >
              {paper}
            </section>
            {body &&
              createPortal(
                <div style={colours} className="hidden [page:menu] print:block">
                  {paper}
                </div>,
                body,
              )}
          </>
        ) : both.isError ? (
          <ReadFailed query={both}>{m['menu.tools.paper.failed']()}</ReadFailed>
        ) : empty ? (
          <EmptyState icon={PrinterIcon} title={m['menu.tools.paper.empty']()} />
        ) : (
          <Spinner label={m['common.loading']()} />
        )}
      </div>
    </>
  );
}
