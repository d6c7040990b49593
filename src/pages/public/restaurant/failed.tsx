import { useLocation } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyPlate } from '../site/empty-plate.tsx';
import { Aside } from './aside.tsx';

/** The restaurant exists, or may; it could not be read. Trying again is loading the page again, which needs no script. */
export function RestaurantFailed() {
  const { pathname } = useLocation();
  return (
    <Aside>
      <title>{m['restaurants.page.failed']()}</title>
      <EmptyPlate />
      <h1 className="mt-4 text-4xl tracking-title sm:text-5xl">{m['restaurants.page.failed']()}</h1>
      <p className="text-ink-2 text-lg">{m['common.unexpectedHint']()}</p>
      <a href={pathname} className={`${buttonClass({ pill: true })} mt-5`}>
        {m['common.retry']()}
      </a>
    </Aside>
  );
}
