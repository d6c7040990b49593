import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { shownPhone } from '#lib/phone.ts';
import { telLink } from '#lib/tel-link.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { MailIcon, PhoneIcon, PinIcon } from '#ui/late-icons.tsx';
import type { Profile } from '../../contract.ts';

/** Address, telephone and e-mail; what the restaurant has not given is left out. */
export function Contact({ restaurant }: { restaurant: Profile }) {
  const { address, phone, email } = restaurant;
  if (!address && !phone && !email) return null;
  const link = 'flex min-h-11 items-center underline-offset-4 hover:underline wrap-anywhere';
  return (
    <ul className="mt-8 grid gap-1 text-lg lg:mt-14">
      {address && (
        <ContactEntry icon={PinIcon} label={m['restaurants.page.address']()}>
          <span className="whitespace-pre-line wrap-anywhere">{address}</span>
        </ContactEntry>
      )}
      {phone && (
        <ContactEntry icon={PhoneIcon} label={m['restaurants.page.phone']()}>
          <a href={telLink(phone)} className={link}>
            {shownPhone(phone)}
          </a>
        </ContactEntry>
      )}
      {email && (
        <ContactEntry icon={MailIcon} label={m['restaurants.page.email']()}>
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={link}>
            {email}
          </a>
        </ContactEntry>
      )}
    </ul>
  );
}

function ContactEntry({ icon: Glyph, label, children }: { icon: IconComponent; label: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-4">
      <Glyph size={22} label={label} className="text-brand-ink" />
      <div className="min-w-0">{children}</div>
    </li>
  );
}
