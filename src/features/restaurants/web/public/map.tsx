import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { buttonClass } from '#ui/button-class.ts';
import { PinIcon } from '#ui/late-icons.tsx';
import { ExternalIcon } from '#ui/staff/icons.tsx';
import { MapDrawing } from './map-drawing.tsx';

const frame = 'restaurant-map';

/**
 * Where the restaurant is. The maps service hears of a reader only after a tap: until then its frame is empty, and the link beside it
 * opens the map in there. No script is needed for that.
 */
export function RestaurantMap({ address }: { address: string }) {
  const place = encodeURIComponent(address.replace(/\s+/g, ' '));
  return (
    <section
      aria-labelledby="map"
      className="relative mt-3 h-[28.75rem] overflow-hidden rounded-xl bg-sunken lg:mt-6 lg:h-96"
    >
      <MapDrawing />
      <iframe
        name={frame}
        title={m['restaurants.page.map']()}
        referrerPolicy="no-referrer"
        className="absolute inset-0 size-full border-0"
      />
      <div className="absolute inset-x-3 bottom-3 rounded-lg bg-surface p-6 shadow-float lg:right-auto lg:bottom-8 lg:left-8 lg:w-93 lg:p-7">
        <h2 id="map" className="text-xl">
          {m['restaurants.page.whereWeAre']()}
        </h2>
        <p className="mt-1.5 mb-5 line-clamp-4 whitespace-pre-line text-ink-2 wrap-anywhere">{address}</p>
        <div className="grid gap-2">
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ pill: true, wide: true })}
          >
            {m['restaurants.page.seeOnMap']()}
            <ExternalIcon />
            <span className="sr-only">{m['common.newTab']()}</span>
          </a>
          <a
            href={`https://www.google.com/maps?q=${place}&hl=${getLocale()}&output=embed`}
            target={frame}
            className={buttonClass({ pill: true, wide: true, variant: 'plain', size: 's' })}
          >
            <PinIcon />
            {m['restaurants.page.loadMap']()}
          </a>
        </div>
        <p className="mt-2 text-center text-ink-3 text-xs">{m['restaurants.page.mapPrivacy']()}</p>
      </div>
    </section>
  );
}
