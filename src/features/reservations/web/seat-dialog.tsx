import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import type { Reservation } from '../contract.ts';
import { useFocusAfterwards } from './keep-focus.ts';
import { nameText } from './texts.ts';

interface SeatDialogProps {
  reservation: Reservation;
  /** Why the guests were not seated at once. */
  reason: string;
  busy: boolean;
  onSeat: (where: { tableId: string | null; theirs: boolean }) => void;
  onClose: () => void;
}

/** Where guests sit whose own table cannot be had: at a free one, or they are the very people who sit at theirs. */
export function SeatDialog({ reservation, reason, busy, onSeat, onClose }: SeatDialogProps) {
  const tables = useQuery(api.tables.list.queryOptions());
  const [picked, setPicked] = useState('');
  useFocusAfterwards(reservation.id);
  const { guests, tableId, tableNumber } = reservation;
  const free = (tables.data?.tables ?? [])
    .filter(({ status, bill }) => status !== 'ocupado' && !bill)
    .sort((a, b) => Number(a.capacity < guests) - Number(b.capacity < guests) || a.number - b.number);
  const where = picked || free[0]?.id;
  const own = (tables.data?.tables ?? []).find(({ id }) => id === tableId);
  // Until the tables are read both answers keep their places: nothing that is about to be pressed moves.
  const waits = tables.isPending;
  const occupied = waits ? tableId !== null : own && (own.status === 'ocupado' || own.bill);
  return (
    <Dialog
      open
      onClose={onClose}
      title={m['reservations.seat.title']({ name: nameText(reservation) })}
      closeLabel={m['common.close']()}
      fixed={busy}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
          {occupied && (
            <Button variant="quiet" disabled={busy || waits} onClick={() => onSeat({ tableId, theirs: true })}>
              {m['reservations.seat.theirs']({ number: tableNumber ?? '' })}
            </Button>
          )}
          {(waits || where) && (
            <Button busy={busy} disabled={!where} onClick={() => where && onSeat({ tableId: where, theirs: false })}>
              {m['reservations.seat.here']()}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid gap-5">
        <Notice tone="yellow">{reason}</Notice>
        {free.length > 0 || waits ? (
          <Field label={m['reservations.seat.table']()}>
            {(control) => (
              <Select
                {...control}
                disabled={waits}
                value={where ?? ''}
                onChange={(event) => setPicked(event.target.value)}
              >
                {waits && <option value="" />}
                {free.map(({ id, number, capacity }) => (
                  <option key={id} value={id}>
                    {m['reservations.form.tableOption']({ number, seats: capacity })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          tables.data && <p className="text-ink-2">{m['reservations.seat.none']()}</p>
        )}
      </div>
    </Dialog>
  );
}
