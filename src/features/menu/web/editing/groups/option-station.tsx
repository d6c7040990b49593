import { m } from '#generated/messages/messages.js';
import { NamedOptions, Select } from '#ui/select.tsx';
import type { EditedStation } from '../../../stations/contract.ts';
import { presentStation } from '../../../stations/home.ts';

interface OptionStationProps {
  /** Of the option. */
  name: string;
  value: string | null;
  stations: readonly EditedStation[];
  onChange: (stationId: string | null) => void;
}

/** Where the kitchen makes a choice: with its dish, unless a station is named. */
export function OptionStation({ name, value, stations, onChange }: OptionStationProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1 pb-1">
      <span aria-hidden="true" className="text-ink-2 text-sm">
        {m['menu.groups.madeAt']()}
      </span>
      <Select
        className="min-w-44 flex-1"
        aria-label={m['menu.groups.optionStation']({ option: name })}
        value={presentStation(value, stations)?.id ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{m['menu.groups.withDish']()}</option>
        <NamedOptions of={stations} />
      </Select>
    </div>
  );
}
