import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type ReservationStatus, reservationStatuses } from '../values.ts';

/** Of a reservation that is there already. */
export function StatusField({ initial }: { initial: ReservationStatus }) {
  return (
    <Field label={m['reservations.form.status']()}>
      {(control) => (
        <Select {...control} name="status" defaultValue={initial}>
          {reservationStatuses.map((status) => (
            <option key={status} value={status}>
              {m[`reservations.status.${status}`]()}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
