import { data, Link, type MetaDescriptor } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { GuestBooking } from '#features/reservations/web/public/guest-booking.tsx';
import { Contact } from '#features/restaurants/web/public/contact.tsx';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import Toaster from '#ui/toaster.tsx';
import type { Route } from './+types/booking.ts';
import { useRestaurant } from './context.ts';

export const handle = { area: 'public' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const booking = await api.reservations.ofGuest(params).catch((error: { status?: number }) => {
    // Whatever names no booking is no booking, and the layout says whether there is such a house.
    if (error.status === 404 || error.status === 400) return null;
    throw error;
  });
  return data({ booking, key: params.key }, { status: booking ? 200 : 404 });
}

export function meta(): MetaDescriptor[] {
  return [{ title: m['reservations.booking.title']() }, { name: 'robots', content: 'noindex' }];
}

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const { restaurant, base } = useRestaurant();
  const { booking, key } = loaderData;
  return (
    <div className="mx-auto grid w-full max-w-2xl items-start gap-x-16 px-3 pt-4 sm:px-6 lg:max-w-page lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:pt-14 xl:gap-x-30">
      <div className="px-2 pb-6 sm:px-0">
        <h1 className="text-4xl tracking-title sm:text-5xl lg:text-6xl lg:tracking-display">
          {m['reservations.booking.title']()}
        </h1>
        <p className="mt-3 text-ink-2 text-lg wrap-anywhere lg:mt-6 lg:text-xl">{restaurant.name}</p>
        <div className="max-lg:hidden">
          <Contact restaurant={restaurant} />
        </div>
      </div>
      <div className="rounded-xl bg-surface p-5 sm:p-8">
        {booking ? (
          <GuestBooking restaurant={restaurant} bookingKey={key} booking={booking} />
        ) : (
          <div className="grid justify-items-start gap-4">
            <h2 className="text-2xl">{m['errors.reservation_not_found']()}</h2>
            <p className="text-ink-2">{m['reservations.booking.missing']()}</p>
            <Link to={`${base}/reservations`} className={buttonClass({ pill: true })}>
              {m['restaurants.page.reserve']()}
            </Link>
          </div>
        )}
      </div>
      <Toaster />
    </div>
  );
}
