import { useCallback, useEffect, useRef, useState } from 'react';

const key = 'comanda.sound';
const tones = [
  { hertz: 660, after: 0 },
  { hertz: 880, after: 0.16 },
];
const loudness = 0.18;
const fadeSeconds = 0.5;

export interface Chime {
  on: boolean;
  toggle: () => void;
  ring: () => void;
}

/** Two soft tones for a new order. Browsers let a page sound only after someone has touched it: the first touch unlocks it. */
export function useChime(): Chime {
  const [on, setOn] = useState(true);
  const audio = useRef<AudioContext | null>(null);

  useEffect(() => {
    setOn(remembered());
    const unlock = () => {
      audio.current ??= new AudioContext();
      void audio.current.resume();
    };
    window.addEventListener('pointerdown', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      window.removeEventListener('pointerdown', unlock);
      window.removeEventListener('keydown', unlock);
      void audio.current?.close();
      audio.current = null;
    };
  }, []);

  const ring = useCallback(() => {
    if (audio.current?.state === 'running') play(audio.current);
  }, []);
  const toggle = useCallback(() => {
    remember(!on);
    setOn(!on);
    // The sound itself is the best confirmation that it is on.
    if (!on) ring();
  }, [on, ring]);

  return { on, toggle, ring: on ? ring : silent };
}

function silent() {}

// A browser may keep storage from the page: then the choice lasts as long as the page.
function remembered(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

function remember(on: boolean) {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {}
}

function play(context: AudioContext) {
  for (const { hertz, after } of tones) {
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
