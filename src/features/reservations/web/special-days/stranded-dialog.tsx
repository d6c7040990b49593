import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock, formatDay } from '#lib/days.ts';
import { shownPhone } from '#lib/phone.ts';
import { telLink } from '#lib/tel-link.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { asPromised, bookedDay } from '../../night-text.ts';
import type { Stranded } from '../../special-days.ts';
import { guestsText, nameText } from '../texts.ts';

export interface StrandedDialogProps {
  /** The day that is being saved or removed. */
  date: string;
  /** Who would find the house closed; none: nothing is asked. */
  reservations: Stranded[];
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before a day is saved: whose reservations no longer fit it, and whom to call. */
export function StrandedDialog({ date, reservations, busy, onConfirm, onClose }: StrandedDialogProps) {
  const day = date && formatDay(date, getLocale(), 'date');
  const count = reservations.length;
  return (
    <ConfirmDialog
      open={count > 0}
      onClose={onClose}
      onConfirm={onConfirm}
      title={count === 1 ? m['restaurants.days.oneStranded']({ day }) : m['restaurants.days.stranded']({ count, day })}
      confirmLabel={m['restaurants.days.confirm']()}
      cancelLabel={m['restaurants.days.back']()}
      closeLabel={m['common.close']()}
      busy={busy}
      busyLabel={m['restaurants.days.saving']()}
    >
      <p>{m['restaurants.days.strandedHint']()}</p>
      <ul className="mt-3">
        {reservations.map((each) => (
          <li key={each.id} className="border-hairline border-t py-2 text-ink">
            <p className="font-semibold wrap-anywhere">{nameText({ ...each, purged: each.customerName === '' })}</p>
            <p className="text-sm tabular-nums">
              {[
                m['reservations.night.at']({
                  day: bookedDay(asPromised(each), getLocale(), 'short'),
                  time: formatClock(each.time, getLocale()),
                }),
                guestsText(each.guests),
              ].join(' · ')}
            </p>
            {each.customerPhone ? (
              <a
                href={telLink(each.customerPhone)}
                className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline-offset-4 wrap-anywhere hover:underline"
              >
                {shownPhone(each.customerPhone)}
              </a>
            ) : (
              <p className="text-ink-2 text-sm">{m['restaurants.days.noPhone']()}</p>
            )}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
