import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { may } from '#lib/permissions.ts';
import { formatTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { ConfirmPix } from './confirm-pix.tsx';
import { phoneName, useGuestsPaying } from './use-guests-paying.ts';

interface GuestsPayingProps {
  billId: string;
  timeZone: string;
}

/** What guests are paying just now: which phone, with what, since when. */
export function GuestsPaying({ billId, timeZone }: GuestsPayingProps) {
  const { underWay } = useGuestsPaying(billId);
  if (underWay.length === 0) return null;
  return (
    <section aria-labelledby="bill-paying" className="grid gap-2">
      <h3 id="bill-paying" className="text-base">
        {m['bills.guests.title']()}
      </h3>
      <GuestsList billId={billId} timeZone={timeZone} />
    </section>
  );
}

/** The list of them; whoever keeps the till confirms a PIX of the house where it stands. */
export function GuestsList({ billId, timeZone }: GuestsPayingProps) {
  const { underWay } = useGuestsPaying(billId);
  const receives = may(useSignedIn().user.role, 'orders.complete');
  return (
    <ul className="grid gap-2">
      {underWay.map((part) => (
        <li key={part.id} className="grid gap-2 rounded-md bg-yellow-tint px-3.5 py-2">
          <div className="flex min-h-7 items-center gap-3">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{phoneName(part)}</span>
              <span className="text-ink-2 text-sm">
                {m['bills.guests.since']({
                  method: m[`bills.guests.method.${part.method}`](),
                  time: formatTime(part.askedAt, getLocale(), timeZone),
                })}
              </span>
              {part.status === 'told' && <Badge tone="yellow">{m['bills.guests.told']()}</Badge>}
            </span>
            <span className="money shrink-0 font-semibold">{formatMoney(part.cents, getLocale())}</span>
          </div>
          {receives && part.method === 'pix' && <ConfirmPix id={part.id} cents={part.cents} />}
        </li>
      ))}
    </ul>
  );
}
