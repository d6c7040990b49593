import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Checkbox } from '#ui/checkbox.tsx';
import { Radio } from '#ui/radio.tsx';
import type { KitchenDevice } from '../contract.ts';

/** What a screen shows first. */
export type OpensAt = Pick<KitchenDevice, 'stationIds' | 'showsPass'>;

interface OpensAtProps extends OpensAt {
  stations: readonly { id: string; name: string }[];
  onChange: (opensAt: OpensAt) => void;
}

/** Where a screen opens: in the kitchen, at some of its stations or all of them, or at the pass. */
export function OpensAt({ stationIds, showsPass, stations, onChange }: OpensAtProps) {
  const name = useId();
  const at = (pass: boolean) => ({ name, checked: showsPass === pass, onChange: () => choose(pass) });
  const choose = (pass: boolean) => onChange({ stationIds, showsPass: pass });
  const show = (id: string, shown: boolean) =>
    onChange({ stationIds: shown ? [...stationIds, id] : stationIds.filter((each) => each !== id), showsPass });
  return (
    <fieldset>
      <legend className="font-medium text-sm">{m['devices.shows']()}</legend>
      <p className="mb-1 text-ink-2 text-sm">{m['devices.showsHint']()}</p>
      <Radio {...at(false)} label={m['devices.atKitchen']()} hint={m['devices.atKitchenHint']()} />
      {!showsPass && stations.length > 1 && (
        <fieldset className="ml-9">
          <legend className="text-ink-2 text-sm">{m['devices.atStations']()}</legend>
          {stations.map((station) => (
            <Checkbox
              key={station.id}
              label={station.name}
              checked={stationIds.includes(station.id)}
              onChange={(event) => show(station.id, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      <Radio {...at(true)} label={m['kitchen.pass']()} hint={m['devices.atPassHint']()} />
    </fieldset>
  );
}
