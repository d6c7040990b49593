import { useLocation } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { Brand } from '../site/brand.tsx';
import { Language } from '../site/language.tsx';

/** The restaurant exists, or may; it could not be read. Trying again is loading the page again, which needs no script. */
export function RestaurantFailed() {
  const { pathname } = useLocation();
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 px-6 text-center">
      <title>{m['restaurants.page.failed']()}</title>
      <h1 className="text-2xl">{m['restaurants.page.failed']()}</h1>
      <p className="text-ink-2">{m['common.unexpectedHint']()}</p>
      <a href={pathname} className={`${buttonClass({ pill: true })} my-4`}>
        {m['common.retry']()}
      </a>
      <Brand />
      <Language to={pathname} />
    </main>
  );
}
