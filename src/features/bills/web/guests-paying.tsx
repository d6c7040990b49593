import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { may } from '#lib/permissions.ts';
import { formatTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import type { Bill } from '../contract.ts';
import { ConfirmPix } from './confirm-pix.tsx';
import { ReceivePart } from './receive-part.tsx';
import { type GuestPart, phoneName, useGuestsPaying } from './use-guests-paying.ts';

export interface GuestsPayingProps {
  bill: Pick<Bill, 'id' | 'tableNumber'>;
  timeZone: string;
  /** What a guest was about to pay is received here: the payment has its name. */
  onReceived?: ((partId: string) => void) | undefined;
}

/** What guests are paying just now: which phone, with what, since when. */
export function GuestsPaying(paying: GuestsPayingProps) {
  const { underWay } = useGuestsPaying(paying.bill.id);
  if (underWay.length === 0) return null;
  return (
    <section aria-labelledby="bill-paying" className="grid gap-2">
      <h3 id="bill-paying" className="text-base">
        {m['bills.guests.title']()}
      </h3>
      <GuestsList {...paying} />
    </section>
  );
}

/** The list of them; whoever keeps the till receives it where it stands, unless a provider does. */
export function GuestsList({ bill, timeZone, onReceived }: GuestsPayingProps) {
  const { underWay } = useGuestsPaying(bill.id);
  const receives = may(useSignedIn().user.role, 'orders.complete');
  return (
    <ul className="grid gap-2">
      {underWay.map((part) => (
        <li key={part.id} className="grid gap-2 rounded-md bg-yellow-tint px-3.5 py-2">
          <div className="flex min-h-7 items-center gap-3">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{phoneName(part)}</span>
              {part.status === 'told' && <Badge tone="yellow">{m['bills.guests.told']()}</Badge>}
              <span className="text-ink-2 text-sm">
                {m['bills.guests.since']({
                  method: m[`bills.guests.method.${part.method}`](),
                  time: formatTime(part.askedAt, getLocale(), timeZone),
                })}
              </span>
            </span>
            <span className="money shrink-0 font-semibold">{formatMoney(part.cents, getLocale())}</span>
          </div>
          {receives && <Receiving part={part} tableNumber={bill.tableNumber} onReceived={onReceived} />}
        </li>
      ))}
    </ul>
  );
}

interface ReceivingProps extends Pick<GuestsPayingProps, 'onReceived'> {
  part: GuestPart;
  tableNumber: number;
}

function Receiving({ part, tableNumber, onReceived }: ReceivingProps) {
  const { id, cents, changeForCents, method } = part;
  if (method === 'online_pix' || method === 'online_card') return null;
  if (method === 'pix') return <ConfirmPix id={id} cents={cents} onReceived={onReceived} />;
  return <ReceivePart pay={{ partId: id, cents, method, changeForCents, tableNumber }} onReceived={onReceived} />;
}
