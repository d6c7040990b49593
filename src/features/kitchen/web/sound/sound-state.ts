import type { DeviceSettings } from '../device.ts';
import { usualSound } from '../device.ts';

/** In a word how the display sounds: off, how loud, or different from station to station. */
export function soundStateOf(sounds: DeviceSettings['sounds'], places: readonly string[]) {
  const states = new Set(
    places.map((id) => {
      const { tune, volume } = sounds[id] ?? usualSound;
      return tune === 'off' ? 'off' : volume;
    }),
  );
  const [only] = states;
  return states.size === 1 && only ? only : 'mixed';
}
