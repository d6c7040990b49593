import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyPlate } from '../site/empty-plate.tsx';
import { Aside } from './aside.tsx';

export function RestaurantMissing() {
  return (
    <Aside>
      <title>{m['errors.restaurant_not_found']()}</title>
      <EmptyPlate />
      <h1 className="mt-4 text-4xl tracking-title sm:text-5xl">{m['errors.restaurant_not_found']()}</h1>
      <p className="text-ink-2 text-lg">{m['common.notFoundHint']()}</p>
      <a href={sitePaths.restaurants} className={`${buttonClass({ pill: true })} mt-5`}>
        {m['restaurants.directory.all']()}
      </a>
    </Aside>
  );
}
