import type { Heard } from '#client/heard.ts';
import type { DeviceSettings, Volume } from '../device.ts';
import { usualSound } from '../device.ts';

/** In a word how the display is set to sound: off, how loud, or different from station to station. */
function settingOf(sounds: DeviceSettings['sounds'], places: readonly string[]): 'off' | Volume | 'mixed' {
  const states = new Set(
    places.map((id) => {
      const { tune, volume } = sounds[id] ?? usualSound;
      return tune === 'off' ? 'off' : volume;
    }),
  );
  const [only] = states;
  return states.size === 1 && only ? only : 'mixed';
}

/** How it sounds: as it is set only while it can be heard. */
export function soundStateOf(sounds: DeviceSettings['sounds'], places: readonly string[], heard: Heard) {
  const set = settingOf(sounds, places);
  return set === 'off' || heard === 'heard' ? { set } : { set, mute: heard };
}

export type SoundState = ReturnType<typeof soundStateOf>;
