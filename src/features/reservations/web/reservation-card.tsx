import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { TableIcon, UsersIcon } from '#ui/admin/icons.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import type { IconComponent } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MailIcon, PencilIcon, PhoneIcon } from '#ui/icons-more.tsx';
import type { Reservation } from '../contract.ts';
import { tones } from './status-look.ts';
import { guestsText, nameText, tableText } from './texts.ts';
import { useSetStatus } from './use-set-status.ts';

export interface ReservationCardProps {
  reservation: Reservation;
  onEdit: (reservation: Reservation) => void;
  onCancel: (reservation: Reservation) => void;
}

export function ReservationCard({ reservation, onEdit, onCancel }: ReservationCardProps) {
  const { id, status, customerPhone, customerEmail, purged } = reservation;
  const change = useSetStatus();
  const name = nameText(reservation);
  const headingId = `guest-of-${id}`;
  const cancelled = status === 'cancelada';
  // A guest who asked for their contact to be taken out may still come; the form, which needs it, cannot be used.
  const expected = purged && !cancelled && new Date(reservation.endsAt) > new Date();
  return (
    <article
      id={`reservation-${id}`}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={cx(
        'grid min-w-0 content-start gap-3 rounded-lg p-4 outline-none xl:p-5',
        cancelled ? 'bg-sunken/60' : 'bg-surface shadow-card',
      )}
    >
      <div className="flex items-center gap-3">
        <time
          className={cx('grow font-bold tracking-title', cancelled ? 'text-ink-2 text-xl line-through' : 'text-3xl')}
        >
          {formatClock(reservation.time, getLocale())}
        </time>
        <Badge tone={tones[status]}>{m[`reservations.status.${status}`]()}</Badge>
      </div>
      <div className="flex items-start gap-2">
        <h3 id={headingId} className={cx('min-w-0 grow text-lg wrap-anywhere', purged && 'text-ink-2')}>
          {name}
        </h3>
        {!purged && (
          <IconButton
            icon={PencilIcon}
            label={m['reservations.editOf']({ name })}
            className="-my-2 -mr-2.5"
            onClick={() => onEdit(reservation)}
          />
        )}
      </div>
      <ul className="grid grid-cols-2 gap-x-3 text-ink-2">
        <Fact icon={UsersIcon}>{guestsText(reservation.guests)}</Fact>
        <Fact icon={TableIcon}>
          <span className={cx(reservation.tableNumber === null && !cancelled && 'font-semibold text-danger')}>
            {tableText(reservation.tableNumber)}
          </span>
        </Fact>
        {purged ? (
          <Fact icon={PhoneIcon} wide>
            {m['reservations.purgedHint']()}
          </Fact>
        ) : (
          <>
            <Fact icon={PhoneIcon} wide>
              <a href={`tel:${customerPhone.replace(/[^\d+]/g, '')}`} className={link}>
                {customerPhone}
              </a>
            </Fact>
            <Fact icon={MailIcon} wide>
              <a href={`mailto:${encodeURIComponent(customerEmail).replace('%40', '@')}`} className={link}>
                {customerEmail}
              </a>
            </Fact>
          </>
        )}
      </ul>
      {(expected || (!purged && status === 'pendente')) && (
        <div className="flex items-center gap-2 border-hairline border-t pt-3">
          {status === 'pendente' && (
            <Button
              size="s"
              variant="soft"
              className="grow"
              busy={change.isPending}
              aria-label={m['reservations.confirmOf']({ name })}
              onClick={() => change.mutate({ id, revision: reservation.revision, status: 'confirmada' })}
            >
              {m['reservations.confirm']()}
            </Button>
          )}
          <Button
            size="s"
            variant="danger-plain"
            disabled={change.isPending}
            aria-label={m['reservations.cancelOf']({ name })}
            onClick={() => onCancel(reservation)}
          >
            {m['reservations.cancel']()}
          </Button>
        </div>
      )}
    </article>
  );
}

const link = 'flex min-h-11 items-center underline-offset-4 hover:underline wrap-anywhere';

function Fact({ icon: Glyph, wide, children }: { icon: IconComponent; wide?: boolean; children: ReactNode }) {
  return (
    <li className={cx('flex min-h-9 min-w-0 items-center gap-3', wide && 'col-span-2')}>
      <Glyph size={18} className="text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
