import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import type { EditedStation } from '../../../stations/contract.ts';
import { homeOf, presentStation } from '../../../stations/home.ts';

interface StationChoiceProps {
  value: string | null;
  stations: readonly EditedStation[];
  error?: string;
  onChange: (stationId: string | null) => void;
}

/** Where the kitchen makes it. What was left to the default station goes wherever that is. */
export function StationChoice({ value, stations, error, onChange }: StationChoiceProps) {
  const chosen = presentStation(value, stations)?.id;
  return (
    <Field label={m['menu.form.station']()} error={error}>
      {(control) => (
        <Select {...control} value={chosen ?? ''} onChange={({ target }) => onChange(target.value || null)}>
          <option value="">{m['menu.form.defaultStation']({ station: homeOf(null, stations)?.name ?? '' })}</option>
          <NamedOptions of={stations} />
        </Select>
      )}
    </Field>
  );
}
