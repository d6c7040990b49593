import { m } from '#generated/messages/messages.js';
import { shownPhone } from '#lib/phone.ts';
import { telLink } from '#lib/tel-link.ts';
import { cx } from '#ui/cx.ts';
import { ClockIcon, PhoneIcon, PinIcon } from '#ui/late-icons.tsx';
import type { Listed } from '../../contract.ts';
import { ListedPicture } from './listed-picture.tsx';
import { todayOf } from './today.ts';

/** A restaurant in the directory. The whole card leads to its page; only the telephone number is a link of its own. */
export function RestaurantCard({ restaurant, renderedAt, first, alone }: CardProps) {
  const { name, slug, description, address, phone } = restaurant;
  const today = todayOf(restaurant, renderedAt);
  return (
    <article
      aria-labelledby={`r-${slug}`}
      className={cx(
        'group relative flex flex-col overflow-hidden rounded-xl bg-surface shadow-card transition focus-within:shadow-lift hover:shadow-lift',
        alone && 'lg:grid lg:grid-cols-2 lg:items-center',
      )}
    >
      <ListedPicture restaurant={restaurant} first={first} />
      {today?.open && (
        <p className="absolute top-3 left-3 inline-flex items-center gap-2 rounded-full bg-surface py-1.5 pr-3.5 pl-3 font-semibold text-brand-ink text-sm">
          <span aria-hidden="true" className="size-2 rounded-full bg-green-dot" />
          {m['restaurants.page.openNow']()}
        </p>
      )}
      <div className={cx('flex grow flex-col p-5 sm:p-6', alone && 'lg:p-10')}>
        <h2 id={`r-${slug}`} className={cx('line-clamp-2 text-xl wrap-anywhere', alone && 'lg:text-4xl')}>
          <a
            href={`/r/${slug}`}
            className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand-ink"
          >
            {name}
          </a>
        </h2>
        {description && (
          <p
            className={cx(
              'mt-1.5 line-clamp-2 text-ink-2 wrap-anywhere',
              alone && 'lg:mt-3 lg:line-clamp-4 lg:text-lg',
            )}
          >
            {description}
          </p>
        )}
        <dl className="mt-auto grid gap-1.5 pt-4 text-ink-2 text-sm">
          {today && (
            <div className="flex gap-2.5">
              <dt className="shrink-0 text-brand-ink">
                <ClockIcon size={18} label={m['restaurants.page.hours']()} />
              </dt>
              <dd className="wrap-anywhere first-letter:uppercase">
                {today.label}
                {today.hours && `: ${today.hours}`}
              </dd>
            </div>
          )}
          {address && (
            <div className="flex gap-2.5">
              <dt className="shrink-0 text-brand-ink">
                <PinIcon size={18} label={m['restaurants.page.address']()} />
              </dt>
              <dd className="line-clamp-2 wrap-anywhere">{address}</dd>
            </div>
          )}
          {phone && (
            <div className="flex items-center gap-2.5">
              <dt className="shrink-0 text-brand-ink">
                <PhoneIcon size={18} label={m['restaurants.page.phone']()} />
              </dt>
              <dd>
                <a
                  href={telLink(phone)}
                  className="relative z-1 -my-1.5 inline-flex min-h-11 items-center underline-offset-4 wrap-anywhere hover:underline"
                >
                  {shownPhone(phone)}
                </a>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </article>
  );
}

interface CardProps {
  restaurant: Listed;
  renderedAt: string;
  /** Seen without scrolling: its picture is fetched at once. */
  first: boolean;
  /** The only one: on a wide screen it has the page to itself. */
  alone: boolean;
}
