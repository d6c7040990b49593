import type { ReactNode } from 'react';
import type { Profile } from '#features/restaurants/contract.ts';
import { m } from '#generated/messages/messages.js';
import { shownPhone } from '#lib/phone.ts';
import { telLink } from '#lib/tel-link.ts';
import { whatsAppLink } from '#lib/whatsapp-link.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Notice } from '#ui/notice.tsx';
import { mostOnline } from './party.ts';

/** `advice`: what a party does that is too big for any one table. */
export function TooBigNotice({ guests, advice }: { guests: number; advice: ReactNode }) {
  return (
    <Notice tone="yellow" live title={m['reservations.left.tooBig']({ guests })}>
      {advice}
    </Notice>
  );
}

/** What can be booked here, and how to reach the house for more. */
export function BigParty({ guests, mostSeats, house }: { guests: number; mostSeats: number; house: Profile }) {
  return <TooBigNotice guests={guests} advice={<BigPartyAdvice {...{ mostSeats, house }} />} />;
}

export function BigPartyAdvice({ mostSeats, house }: { mostSeats: number; house: Profile }) {
  const { phone, email, name } = house;
  const seats = mostOnline(mostSeats);
  const chat = whatsAppLink(phone);
  const link = `${buttonClass({ size: 's', pill: true, variant: 'quiet' })} wrap-anywhere`;
  return (
    <>
      <p>
        {phone || email
          ? m['reservations.left.bigGuest']({ seats })
          : m['reservations.left.bigGuestName']({ seats, name })}
      </p>
      <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {phone && (
          <a href={telLink(phone)} className={link}>
            {m['reservations.left.callUs']({ phone: shownPhone(phone) })}
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noreferrer" className={link}>
            {m['reservations.left.whatsApp']()}
          </a>
        )}
        {email && (
          <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={link}>
            {email}
          </a>
        )}
      </p>
    </>
  );
}
