import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon, PhoneIcon, PinIcon } from '#ui/late-icons.tsx';
import { BadgeCheckIcon, ExternalIcon } from '#ui/staff/icons.tsx';
import type { ManagedRestaurant } from '../../contract.ts';
import { ActiveBadge } from '../active-badge.tsx';
import { dateText } from '../dates.ts';

interface RestaurantCardProps {
  restaurant: ManagedRestaurant;
  onEdit: (restaurant: ManagedRestaurant) => void;
}

export function RestaurantCard({ restaurant, onEdit }: RestaurantCardProps) {
  const { id, name, slug, address, phone, email, active, plan, endsAt } = restaurant;
  const titleId = `restaurant-${id}`;
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <article aria-labelledby={titleId} className="contents">
        <div className="flex items-start gap-3">
          <span className={cx(!active && 'opacity-50 grayscale')}>
            <Avatar name={name} tone="tint" size="l" square />
          </span>
          <div className="min-w-0 grow pt-0.5">
            <h2 id={titleId} className="line-clamp-2 text-lg wrap-anywhere">
              {name}
            </h2>
            <p className="text-ink-2 text-sm wrap-anywhere">{email || `/r/${slug}`}</p>
          </div>
          <IconButton
            icon={PencilIcon}
            label={m['platform.restaurants.edit']({ name })}
            onClick={() => onEdit(restaurant)}
            className="-mt-1 -mr-2"
          />
        </div>
        <ul className="grid gap-1.5 text-sm">
          <Detail icon={PinIcon}>{address || m['platform.restaurants.noAddress']()}</Detail>
          <Detail icon={PhoneIcon}>{phone || m['platform.restaurants.noPhone']()}</Detail>
          <Detail icon={BadgeCheckIcon}>
            {plan && endsAt ? (
              <>
                <span className="font-semibold">{plan}</span>{' '}
                <span className="text-ink-2">{m['platform.restaurants.until']({ date: dateText(endsAt) })}</span>
              </>
            ) : (
              <span className="text-ink-2">{m['platform.restaurants.noSubscription']()}</span>
            )}
          </Detail>
        </ul>
        <div className="mt-auto flex min-h-11 items-center justify-between gap-3 border-hairline border-t pt-4">
          <ActiveBadge active={active} />
          {active && (
            <a
              href={`/r/${slug}`}
              title={m['platform.restaurants.page']({ name })}
              className="-my-2 -mr-2 inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-md px-2 text-brand-ink text-sm hover:bg-sunken"
            >
              <span className="min-w-0 wrap-anywhere">{`/r/${slug}`}</span>
              <ExternalIcon size={16} className="shrink-0" />
            </a>
          )}
        </div>
      </article>
    </Card>
  );
}

function Detail({ icon: Glyph, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Glyph size={18} className="mt-px shrink-0 text-ink-3" />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
