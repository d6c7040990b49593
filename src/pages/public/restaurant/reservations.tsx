import { useState } from 'react';
import { RequestSent } from '#features/reservations/web/public/request-sent.tsx';
import { ReserveForm, type SentRequest } from '#features/reservations/web/public/reserve-form.tsx';
import { Contact } from '#features/restaurants/web/public/contact.tsx';
import { m } from '#generated/messages/messages.js';
import { shownPhone } from '#lib/phone.ts';
import { Notice } from '#ui/notice.tsx';
import Toaster from '#ui/toaster.tsx';
import type { Route } from './+types/reservations.ts';
import { restaurantMeta, useRestaurant } from './context.ts';

export const handle = { area: 'public' };

export function meta({ matches }: Route.MetaArgs) {
  return restaurantMeta(matches, ({ name }) => ({
    title: `${m['reservations.ask.title']()} · ${name}`,
    description: m['reservations.ask.description']({ restaurant: name }),
    path: '/reservations',
  }));
}

export default function Reserve() {
  const { restaurant, renderedAt } = useRestaurant();
  const [sent, setSent] = useState<SentRequest | null>(null);
  const contact = [shownPhone(restaurant.phone), restaurant.email].filter(Boolean).join(', ') || restaurant.name;
  return (
    <div className="mx-auto grid w-full max-w-2xl items-start gap-x-16 px-3 pt-4 sm:px-6 lg:max-w-page lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:pt-14 xl:gap-x-30">
      <div className="px-2 sm:px-0">
        <h1 className="text-4xl tracking-title sm:text-5xl lg:text-6xl lg:tracking-display">
          {m['reservations.ask.title']()}
        </h1>
        <p className="mt-3 mb-7 max-w-[26em] text-ink-2 text-lg wrap-anywhere lg:mt-6 lg:text-xl">
          {m['reservations.ask.lead']({ restaurant: restaurant.name })}
        </p>
        <div className="max-lg:hidden">
          <Contact restaurant={restaurant} />
        </div>
      </div>
      <div className="rounded-xl bg-surface p-5 sm:p-8">
        {!restaurant.takesOrders ? (
          <Notice tone="yellow" title={m['reservations.ask.closedHouse']()}>
            {contact}
          </Notice>
        ) : sent ? (
          <RequestSent sent={sent} restaurant={restaurant} onAgain={() => setSent(null)} />
        ) : (
          <>
            <noscript>
              <p className="mb-5 rounded-md bg-yellow-tint px-4 py-3 text-yellow">
                {m['reservations.ask.noScript']({ contact })}
              </p>
            </noscript>
            <ReserveForm restaurant={restaurant} renderedAt={renderedAt} onSent={setSent} />
          </>
        )}
      </div>
      <Toaster />
    </div>
  );
}
