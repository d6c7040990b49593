import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { undoRereads } from '#features/bills/web/use-undo.ts';
import { m } from '#generated/messages/messages.js';
import { localClock } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { Select } from '#ui/select.tsx';
import type { TableAt } from '../../asked/contract.ts';
import { clockOf } from '../../evening.ts';
import { maxGuests } from '../../values.ts';
import { usualParty } from '../public/party.ts';
import { tableMark } from '../table-mark.ts';
import { peopleText } from './texts.ts';
import type { Room } from './use-room.ts';

interface WalkInDialogProps {
  room: Room;
  /** The server's, in milliseconds. */
  now: number;
  onClose: () => void;
}

/** People who have come without a reservation: how many, and where they sit. Their bill is open, and holds the table as long as guests stay. */
export function WalkInDialog({ room, now, onClose }: WalkInDialogProps) {
  const { timezone } = room.house;
  const [opened] = useState(now);
  const [people, setPeople] = useState(usualParty);
  const [picked, setPicked] = useState('');
  const when = { date: localClock(new Date(opened), timezone).day, time: clockOf(opened, timezone) };
  const marks = useQuery(api.reservations.tablesAt.queryOptions({ input: { ...when, guests: people } })).data?.tables;
  const markOf = (tableId: string) => marks?.find(({ id }) => id === tableId);
  const free = room.tables
    .filter(({ status, bill, joinedTo }) => status !== 'ocupado' && !bill && joinedTo === null)
    .sort((a, b) => against(markOf(a.id)) - against(markOf(b.id)) || a.capacity - b.capacity || a.number - b.number);
  const where = free.find(({ id }) => id === picked) ?? free[0];
  const mark = where && markOf(where.id);
  const seat = useChange(api.bills.seatPeople.mutationOptions(), {
    done: (bill) => m['bills.seat.done']({ number: bill.tableNumber, people: peopleText(people) }),
    failed: m['bills.seat.failed'](),
    rereads: [...undoRereads, api.reservations.key()],
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m['reservations.walkIn.title']()}
      closeLabel={m['common.close']()}
      fixed={seat.isPending}
      footer={
        where && (
          <Button
            wide
            busy={seat.isPending}
            disabled={!marks}
            onClick={() => seat.mutate({ tableId: where.id, people })}
          >
            {m['reservations.walkIn.seat']()}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <div className="flex items-center justify-between gap-4">
          <span className="font-medium text-sm">{m['reservations.walkIn.people']()}</span>
          <NumberStepper
            value={people}
            onChange={setPeople}
            min={1}
            max={maxGuests}
            label={m['reservations.walkIn.people']()}
            decreaseLabel={m['bills.people.fewer']()}
            increaseLabel={m['bills.people.more']()}
          />
        </div>
        {where ? (
          <Field
            label={m['reservations.seat.table']()}
            hint={
              <span role="status" className="text-yellow">
                {mark && against(mark) > 0 && tableMark(mark, timezone)}
              </span>
            }
          >
            {(control) => (
              <Select {...control} value={where.id} onChange={(event) => setPicked(event.currentTarget.value)}>
                {free.map(({ id, number, capacity: seats }) => (
                  <option key={id} value={id}>
                    {m['reservations.form.tableOption']({ number, seats })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <p className="text-ink-2">{m['reservations.seat.none']()}</p>
        )}
      </div>
    </Dialog>
  );
}

/** What speaks against a table: too few seats weigh less than somebody to whom it is promised. */
const against = (mark: TableAt | undefined) => (mark?.promised ? 2 : 0) + (mark && mark.short > 0 ? 1 : 0);
