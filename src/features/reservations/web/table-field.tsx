import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { TableAt } from '../asked/contract.ts';
import type { Room } from './evening/use-room.ts';
import { seatedText, tableMark } from './table-mark.ts';

interface TableFieldProps {
  room: Room;
  /** Each table at the time that is wished for; unknown until that is typed and read. */
  marks: readonly TableAt[] | undefined;
  /** They could not be read. */
  unread: boolean;
  /** As typed. */
  guests: number;
  /** The id of a table, or empty for the smallest free one. */
  picked: string;
  onPick: (tableId: string) => void;
  /** Why the server refused it. */
  error: string | undefined;
}

/** The table of a reservation. Who sits there or how few its seats are keeps nobody from taking it; another reservation does. */
export function TableField({ room, marks, unread, guests, picked, onPick, error }: TableFieldProps) {
  const { tables, house } = room;
  const { timezone } = house;
  const markOf = (tableId: string) => marks?.find(({ id }) => id === tableId);
  const table = tables.find(({ id }) => id === picked);
  const mark = markOf(picked);
  const taken = table && mark?.promised && m['errors.reservation_table_taken']({ number: table.number });
  const warnings = table
    ? [
        mark?.seated &&
          m['reservations.form.occupiedHint']({
            number: table.number,
            state: seatedText(mark.seated.until, timezone),
          }),
        // More guests than seats is the staff's to decide: chairs can be added.
        table.capacity < guests && tightText(table.capacity, guests),
      ].filter((text) => typeof text === 'string')
    : [];
  return (
    <Field
      label={m['reservations.form.table']()}
      error={taken || error}
      hint={
        <>
          <span role="status" className="block text-yellow empty:hidden">
            {warnings.join(' ')}
          </span>
          {unread ? m['reservations.form.marksUnread']() : m['reservations.form.tableHint']()}
        </>
      }
    >
      {(control) => (
        <Select {...control} name="tableId" value={picked} onChange={(event) => onPick(event.currentTarget.value)}>
          <option value="">{m['reservations.form.anyTable']()}</option>
          {tables.map(({ id, number, capacity: seats }) => {
            const known = markOf(id);
            return (
              <option key={id} value={id}>
                {/* Of the one that is picked it is said below the field, which is too narrow for it. */}
                {known && id !== picked
                  ? m['reservations.form.tableMarked']({ number, seats, mark: tableMark(known, timezone) })
                  : m['reservations.form.tableOption']({ number, seats })}
              </option>
            );
          })}
        </Select>
      )}
    </Field>
  );
}

/** '6 cadeiras a menos: esta mesa tem 2 lugares para 8 pessoas.' */
function tightText(seats: number, guests: number): string {
  const short = guests - seats;
  return short === 1
    ? m['reservations.form.tightOne']({ seats, guests })
    : m['reservations.form.tight']({ short, seats, guests });
}
