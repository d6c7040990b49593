import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatPercentage } from '#lib/money.ts';
import { telLink } from '#lib/tel-link.ts';
import { ExternalIcon } from '#ui/staff/icons.tsx';
import type { RestaurantDetails } from '../../restaurants/contract.ts';
import { dateText } from '../dates.ts';
import { linkClass } from './link-class.ts';
import { Fact, Facts, Panel } from './panel.tsx';

/** Where a restaurant is and how it is reached; what is not given is said to be missing. */
export function ContactPanel({ restaurant }: Pick<RestaurantDetails, 'restaurant'>) {
  const { name, slug, address, phone, email, serviceFeeBasisPoints, active, createdAt } = restaurant;
  const page = `/r/${slug}`;
  return (
    <Panel title={m['platform.restaurant.contact']()}>
      <Facts>
        <Fact label={m['platform.restaurants.address']()}>{address || m['platform.restaurants.noAddress']()}</Fact>
        <Fact label={m['platform.restaurants.phone']()}>
          {phone ? (
            <a href={telLink(phone)} className={linkClass}>
              {phone}
            </a>
          ) : (
            m['platform.restaurants.noPhone']()
          )}
        </Fact>
        <Fact label={m['platform.restaurants.email']()}>
          {email && (
            <a href={`mailto:${email}`} className={linkClass}>
              {email}
            </a>
          )}
        </Fact>
        <Fact label={m['platform.restaurant.page']()}>
          {/* Of one that is not at work there is no page. */}
          {active ? (
            <a href={page} title={m['platform.restaurants.page']({ name })} className={linkClass}>
              {page} <ExternalIcon size={16} className="inline align-[-2px]" />
            </a>
          ) : (
            page
          )}
        </Fact>
        <Fact label={m['platform.restaurant.fee']()}>
          {m['platform.restaurant.percent']({ value: formatPercentage(serviceFeeBasisPoints, getLocale()) })}
        </Fact>
        <Fact label={m['platform.restaurant.joined']()}>
          <time dateTime={createdAt}>{dateText(createdAt)}</time>
        </Fact>
      </Facts>
    </Panel>
  );
}
