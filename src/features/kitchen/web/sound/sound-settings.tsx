import { m } from '#generated/messages/messages.js';
import type { Station } from '../../../menu/stations/contract.ts';
import { Choices } from '../choices.tsx';
import { tunes, usualSound, volumes } from '../device.ts';
import { useDevice } from '../use-device.ts';
import { onePlace } from './one-place.ts';
import type { Audio } from './use-audio.ts';

/** The sound of each station, heard as it is chosen. */
export function SoundSettings({ stations, audio }: { stations: readonly Station[]; audio: Audio }) {
  const [{ sounds }, change] = useDevice();
  const places =
    stations.length > 0 ? stations : [{ id: onePlace, name: m['kitchen.onePlace'](), repeatsSound: false }];
  return places.map(({ id, name, repeatsSound }) => {
    const sound = sounds[id] ?? usualSound;
    const set = (part: Partial<typeof sound>) => {
      const next = { ...sound, ...part };
      change({ sounds: { ...sounds, [id]: next } });
      audio.ring(next, 'arrived');
    };
    return (
      <div key={id} className="k-sounds">
        <h3>{m['kitchen.soundOf']({ station: name })}</h3>
        <Choices
          label={m['kitchen.soundOf']({ station: name })}
          value={sound.tune}
          values={tunes}
          said={(tune) => m[`kitchen.sounds.${tune}`]()}
          onChange={(tune) => set({ tune })}
        />
        {sound.tune !== 'off' && (
          <Choices
            label={m['kitchen.volumeOf']({ station: name })}
            value={sound.volume}
            values={volumes}
            said={(volume) => m[`kitchen.volumes.${volume}`]()}
            onChange={(volume) => set({ volume })}
          />
        )}
        {repeatsSound && <p>{m['kitchen.repeats']()}</p>}
      </div>
    );
  });
}
