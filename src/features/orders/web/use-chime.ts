import { useCallback, useEffect, useState } from 'react';
import type { Heard } from '#client/heard.ts';
import { keptIn } from '#client/kept.ts';
import { useSound } from '#client/use-sound.ts';

const name = 'comanda.sound';
const device = keptIn(() => localStorage);
const rising = { first: { hertz: 660, after: 0 }, second: { hertz: 880, after: 0.16 } };
/** Two soft tones for a new order; for a changed one they fall and rise again; three rise when there is something to carry; the same one twice for a table that calls. */
const tunes = {
  arrived: [rising.first, rising.second],
  changed: [
    { hertz: 880, after: 0 },
    { hertz: 587, after: 0.16 },
    { hertz: 880, after: 0.32 },
  ],
  ready: [rising.first, rising.second, { hertz: 1_108, after: 0.32 }],
  called: [
    { hertz: 988, after: 0 },
    { hertz: 988, after: 0.22 },
  ],
};
export type Tune = keyof typeof tunes;
const loudness = 0.18;
const fadeSeconds = 0.5;

export interface Chime {
  on: boolean;
  heard: Heard;
  toggle: () => void;
  ring: (tune: Tune) => void;
}

/** What calls the staff. */
export function useChime(): Chime {
  const [on, setOn] = useState(true);
  const { heard, play: playThere } = useSound();

  useEffect(() => setOn(device.read(name) !== 'off'), []);

  const ring = useCallback(
    (tune: Tune) => {
      playThere((context) => play(context, tune));
      // A phone in an apron is felt before it is heard.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(tunes[tune].flatMap(() => [120, 80]));
    },
    [playThere],
  );
  const toggle = useCallback(() => {
    device.keep(name, on ? 'off' : 'on');
    setOn(!on);
    // The sound itself is the best confirmation that it is on.
    if (!on) ring('arrived');
  }, [on, ring]);

  return { on, heard, toggle, ring: on ? ring : silent };
}

function silent() {}

function play(context: AudioContext, tune: Tune) {
  for (const { hertz, after } of tunes[tune]) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + fadeSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + fadeSeconds);
  }
}
