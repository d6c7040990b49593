import { useState } from 'react';
import { useClock } from '#features/orders/web/use-clock.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { instantOf } from '#lib/days.ts';
import { formatTime } from '#lib/time.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FloorTable } from '../../tables/contract.ts';
import { occupationAt } from '../occupied-now.ts';
import type { When } from '../opening.ts';
import type { Room } from './evening/use-room.ts';

interface TableFieldProps {
  room: Room;
  sittingMinutes: number | undefined;
  /** When the guests come; null where that is not known, or does not matter. */
  when: When | null;
  /** The id of a table, or empty for the smallest free one. */
  initial: string;
}

/** The table of a reservation. Who sits there when its guests come is told, and keeps nobody from taking it. */
export function TableField({ room, sittingMinutes, when, initial }: TableFieldProps) {
  const [picked, setPicked] = useState(initial);
  const { tables, house } = room;
  const { timezone } = house;
  const now = useClock(room.serverNow, room.heardAt);
  const since = when && +instantOf(when.date, when.time, timezone);
  const occupiedText = (table: FloorTable): string | null => {
    if (since === null || sittingMinutes === undefined || isOver(since, sittingMinutes, now)) return null;
    const occupation = occupationAt(since, table, { now, minutes: sittingMinutes });
    if (!occupation) return null;
    if (occupation.until === null) return m['reservations.form.occupied']();
    return m['reservations.form.occupiedUntil']({
      time: formatTime(new Date(occupation.until), getLocale(), timezone),
    });
  };
  const optionText = (table: FloorTable) => {
    const { number, capacity: seats } = table;
    const state = occupiedText(table);
    return state
      ? m['reservations.form.tableOccupied']({ number, seats, state })
      : m['reservations.form.tableOption']({ number, seats });
  };
  const table = tables.find(({ id }) => id === picked);
  const state = table && occupiedText(table);
  return (
    <Field
      label={m['reservations.form.table']()}
      hint={
        <>
          <span role="status" className="block text-yellow">
            {state && m['reservations.form.occupiedHint']({ number: table.number, state })}
          </span>
          {m['reservations.form.tableHint']()}
        </>
      }
    >
      {(control) => (
        <Select
          {...control}
          name="tableId"
          defaultValue={initial}
          onChange={(event) => setPicked(event.currentTarget.value)}
        >
          <option value="">{m['reservations.form.anyTable']()}</option>
          {tables.map((table) => (
            <option key={table.id} value={table.id}>
              {optionText(table)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Guests of a time that is over sit nowhere any more. */
const isOver = (since: number, minutes: number, now: number) => since + minutes * 60_000 <= now;
