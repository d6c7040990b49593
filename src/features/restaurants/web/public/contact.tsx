import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import type { IconComponent } from '#ui/icon.tsx';
import { MailIcon, PhoneIcon, PinIcon } from '#ui/icons-more.tsx';
import type { Profile } from '../../contract.ts';

/** Address, telephone and e-mail; what the restaurant has not given is left out. */
export function Contact({ restaurant }: { restaurant: Profile }) {
  const { address, phone, email } = restaurant;
  if (!address && !phone && !email) return null;
  const link = 'flex min-h-11 items-center underline-offset-4 hover:underline wrap-anywhere';
  return (
    <ul className="mt-8 grid gap-1 text-lg tabular-nums lg:mt-14">
      {address && (
        <Line icon={PinIcon} label={m['site.restaurant.address']()}>
          <span className="whitespace-pre-line wrap-anywhere">{address}</span>
        </Line>
      )}
      {phone && (
        <Line icon={PhoneIcon} label={m['site.restaurant.phone']()}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        </Line>
      )}
      {email && (
        <Line icon={MailIcon} label={m['site.restaurant.email']()}>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={link}>
            {email}
          </a>
        </Line>
      )}
    </ul>
  );
}

function Line({ icon: Glyph, label, children }: { icon: IconComponent; label: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-4">
      <Glyph size={22} label={label} className="text-brand-ink" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}
