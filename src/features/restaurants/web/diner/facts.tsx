import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { shownPhone } from '#lib/phone.ts';
import { telLink } from '#lib/tel-link.ts';
import { cx } from '#ui/cx.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '#ui/late-icons.tsx';
import type { Profile } from '../../contract.ts';
import { hoursText } from './hours-text.ts';
import { useNow } from './use-now.ts';

function Fact({ icon: Glyph, label, children }: { icon: IconComponent; label?: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <Glyph size={22} className="text-brand-ink" label={label} />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

const link = 'flex min-h-11 items-center underline-offset-4 hover:underline';

/** Hours, address, telephone and e-mail; what the restaurant has not given is left out. */
export function Facts({ restaurant, renderedAt }: { restaurant: Profile; renderedAt: string }) {
  const hours = hoursText(restaurant, useNow(renderedAt));
  const { address, phone, email } = restaurant;
  return (
    <section aria-label={m['diner.aboutRestaurant']()}>
      <ul>
        {hours && (
          <Fact icon={ClockIcon}>
            <p className={cx('font-semibold', hours.open && 'text-brand-ink')}>{hours.state}</p>
            <p className="text-ink-2 text-sm">{hours.today}</p>
            {!hours.open && hours.next && <p className="text-ink-2 text-sm">{hours.next}</p>}
          </Fact>
        )}
        {address && (
          <Fact icon={PinIcon} label={m['diner.address']()}>
            {address}
          </Fact>
        )}
        {phone && (
          <Fact icon={PhoneIcon} label={m['diner.phone']()}>
            <a href={telLink(phone)} className={link}>
              {shownPhone(phone)}
            </a>
          </Fact>
        )}
        {email && (
          <Fact icon={MailIcon} label={m['diner.email']()}>
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </Fact>
        )}
      </ul>
    </section>
  );
}
