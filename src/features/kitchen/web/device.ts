import { keptIn } from '#client/kept.ts';

export const tunes = ['bell', 'knock', 'rise', 'off'] as const;
export type Tune = (typeof tunes)[number];
export const volumes = ['low', 'middle', 'high'] as const;
export type Volume = (typeof volumes)[number];
export interface StationSound {
  tune: Tune;
  volume: Volume;
}
export const themes = ['light', 'dark'] as const;
export const densities = ['small', 'normal', 'large'] as const;

/** How one screen is set; it is kept on its device. */
export interface DeviceSettings {
  theme: (typeof themes)[number];
  density: (typeof densities)[number];
  /** Whether the keys 1 to 9 work tickets. */
  keys: boolean;
  /** Whether a wide screen shows the panel of sums. */
  sums: boolean;
  /** Whether a narrow one does, where it takes a column of tickets. */
  drawer: boolean;
  /** As in the address: what the display showed last. */
  station: string | null;
  /** By station; a kitchen without stations is one of its own. */
  sounds: Record<string, StationSound>;
}

export const usual: DeviceSettings = {
  theme: 'light',
  density: 'normal',
  keys: true,
  sums: true,
  drawer: false,
  station: null,
  sounds: {},
};
export const usualSound: StationSound = { tune: 'bell', volume: 'high' };

const name = 'comanda.kitchen';
const device = keptIn(() => localStorage);
const listeners = new Set<() => void>();
let text: string | null = null;
let settings = usual;

export function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function current(): DeviceSettings {
  const kept = device.read(name);
  if (kept !== text) {
    text = kept;
    settings = settingsOf(kept);
  }
  return settings;
}

export function change(part: Partial<DeviceSettings>): void {
  device.keep(name, JSON.stringify({ ...current(), ...part }));
  for (const changed of listeners) changed();
}

/** What was kept, as far as it still says something. */
export function settingsOf(kept: string | null): DeviceSettings {
  let read: Partial<Record<keyof DeviceSettings, unknown>> = {};
  try {
    read = JSON.parse(kept ?? '{}') ?? {};
  } catch {}
  return {
    theme: themes.find((theme) => theme === read.theme) ?? usual.theme,
    density: densities.find((density) => density === read.density) ?? usual.density,
    keys: read.keys !== false,
    sums: read.sums !== false,
    drawer: read.drawer === true,
    station: typeof read.station === 'string' ? read.station : null,
    sounds: soundsOf(read.sounds),
  };
}

function soundsOf(kept: unknown): Record<string, StationSound> {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept as Record<string, Partial<StationSound> | null>);
  return Object.fromEntries(
    entries.map(([id, sound]) => [
      id,
      {
        tune: tunes.find((tune) => tune === sound?.tune) ?? usualSound.tune,
        volume: volumes.find((volume) => volume === sound?.volume) ?? usualSound.volume,
      },
    ]),
  );
}
