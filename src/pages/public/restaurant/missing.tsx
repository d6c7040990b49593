import { useLocation } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Brand } from '../site/brand.tsx';
import { Language } from '../site/language.tsx';

export function RestaurantMissing() {
  const { pathname } = useLocation();
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 px-6 text-center">
      <title>{m['errors.restaurant_not_found']()}</title>
      <h1 className="text-2xl">{m['errors.restaurant_not_found']()}</h1>
      <p className="text-ink-2">{m['common.notFoundHint']()}</p>
      <a href={sitePaths.restaurants} className={`${buttonClass({ pill: true })} my-4`}>
        {m['restaurants.directory.all']()}
      </a>
      <Brand />
      <Language to={pathname} />
    </main>
  );
}
