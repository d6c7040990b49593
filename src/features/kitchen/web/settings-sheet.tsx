import { useSearchParams } from 'react-router';
import { m } from '#generated/messages/messages.js';
import type { Station } from '../../menu/stations/contract.ts';
import type { Chosen } from '../parts.ts';
import { allStations } from '../tabs.ts';
import { Choices } from './choices.tsx';
import { densities, themes } from './device.ts';
import { Sheet } from './sheet.tsx';
import { SoundSettings } from './sound/sound-settings.tsx';
import type { Audio } from './sound/use-audio.ts';
import { useDevice } from './use-device.ts';

interface SettingsSheetProps {
  open: boolean;
  onClose: () => void;
  /** Null where nobody is signed in who could go back to it. */
  home: string | null;
  stations: readonly Station[];
  /** Null: all of them. */
  chosen: Chosen;
  audio: Audio;
  awake: boolean;
}

/** How this screen is set: it holds for this device alone. */
export function SettingsSheet({ open, onClose, home, stations, chosen, audio, awake }: SettingsSheetProps) {
  const [{ theme, density, keys }, change] = useDevice();
  const [, setSearch] = useSearchParams();
  const choose = (id: string, wanted: boolean) => {
    const next = stations.filter((each) => (each.id === id ? wanted : !chosen || chosen.has(each.id)));
    const station =
      next.length === 0 || next.length === stations.length ? allStations : next.map((each) => each.id).join();
    change({ station });
    setSearch({ station }, { replace: true });
  };
  return (
    <Sheet open={open} onClose={onClose} title={m['kitchen.settingsTitle']()}>
      <p>{m['kitchen.settingsHint']()}</p>
      {home && (
        <p className="mt-3">
          <a className="k-button inline-flex items-center" href={home}>
            {m['kitchen.leave']()}
          </a>
        </p>
      )}
      {stations.length > 1 && (
        <>
          <h3>{m['kitchen.shown']()}</h3>
          <fieldset className="k-set">
            <legend className="sr-only">{m['kitchen.shown']()}</legend>
            {stations.map(({ id, name }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={!chosen || chosen.has(id)}
                  onChange={(event) => choose(id, event.target.checked)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        </>
      )}
      <h3>{m['kitchen.size']()}</h3>
      <Choices
        label={m['kitchen.size']()}
        value={density}
        values={densities}
        said={(each) => m[`kitchen.sizes.${each}`]()}
        onChange={(each) => change({ density: each })}
      />
      <p className="mt-3">{m['kitchen.sizeHint']()}</p>
      <h3>{m['kitchen.theme']()}</h3>
      <Choices
        label={m['kitchen.theme']()}
        value={theme}
        values={themes}
        said={(each) => m[`kitchen.themes.${each}`]()}
        onChange={(each) => change({ theme: each })}
      />
      <SoundSettings stations={stations} audio={audio} />
      <h3>{m['kitchen.keys']()}</h3>
      <Choices
        label={m['kitchen.keys']()}
        value={keys ? 'on' : 'off'}
        values={['on', 'off']}
        said={(each) => (each === 'on' ? m['kitchen.keysOn']() : m['kitchen.keysOff']())}
        onChange={(each) => change({ keys: each === 'on' })}
      />
      <p className="mt-3">{m['kitchen.keysHint']()}</p>
      <p className="mt-5">{awake ? m['kitchen.awake']() : m['kitchen.notAwake']()}</p>
    </Sheet>
  );
}
