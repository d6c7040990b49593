import type { StationSound, Tune, Volume } from '../device.ts';

interface Tone {
  hertz: number;
  after: number;
  seconds: number;
  shape: OscillatorType;
}

/** A kitchen is loud: clear pitches, with overtones where a sine would be lost among fans. */
const tunes: Record<Exclude<Tune, 'off'>, readonly Tone[]> = {
  bell: [
    { hertz: 1_047, after: 0, seconds: 0.9, shape: 'triangle' },
    { hertz: 2_093, after: 0, seconds: 0.5, shape: 'sine' },
    { hertz: 1_319, after: 0.25, seconds: 0.9, shape: 'triangle' },
  ],
  knock: [0, 0.16, 0.32].map((after) => ({ hertz: 392, after, seconds: 0.12, shape: 'square' as const })),
  rise: [523, 659, 784].map((hertz, n) => ({ hertz, after: n * 0.14, seconds: 0.4, shape: 'triangle' as const })),
};
/** What changed sounds twice, falling: nobody takes it for a new order. */
const changed: readonly Tone[] = [880, 587, 880, 587].map((hertz, n) => ({
  hertz,
  after: n * 0.15,
  seconds: 0.3,
  shape: 'triangle' as const,
}));
const loudness: Record<Volume, number> = { low: 0.12, middle: 0.35, high: 0.9 };

export type News = 'arrived' | 'changed';

/** Plays what a station has chosen; what changed has a tune of its own, as loud. */
export function play(context: AudioContext, { tune, volume }: StationSound, news: News): void {
  if (tune === 'off') return;
  for (const { hertz, after, seconds, shape } of news === 'changed' ? changed : tunes[tune]) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness[volume], start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
