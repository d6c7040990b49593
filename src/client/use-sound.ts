import { useCallback, useEffect, useRef, useState } from 'react';
import { type Heard, heardOf } from './heard.ts';

export interface Sound {
  heard: Heard;
  /** Plays where it can be heard. */
  play: (tones: (context: AudioContext) => void) => void;
}

/**
 * Browsers let a page sound only after someone has touched it, and devices take the sound away for a call, an alarm or a lock: each touch
 * asks for it again, and what is said follows what became of it.
 */
export function useSound(): Sound {
  const audio = useRef<AudioContext | null>(null);
  const [heard, setHeard] = useState<Heard>('untouched');
  useEffect(() => {
    let left = false;
    const tell = (inVain: boolean) => {
      if (!left) setHeard(heardOf(audio.current?.state ?? null, inVain));
    };
    const wake = () => {
      // Made before a touch that counts, it would not start, and the console would say so.
      if (navigator.userActivation?.hasBeenActive === false) return;
      if (!audio.current) {
        audio.current = new AudioContext();
        audio.current.addEventListener('statechange', () => tell(false));
      }
      if (audio.current.state === 'running') return;
      audio.current.resume().then(
        () => tell(true),
        () => tell(true),
      );
    };
    // A page that was come to from another, by a touch there, may sound by itself.
    if (navigator.userActivation?.hasBeenActive) wake();
    // Once the finger is off: what the sound says of itself makes other room for what is being touched.
    window.addEventListener('click', wake);
    window.addEventListener('keydown', wake);
    return () => {
      left = true;
      window.removeEventListener('click', wake);
      window.removeEventListener('keydown', wake);
      void audio.current?.close();
      audio.current = null;
    };
  }, []);
  const play = useCallback((tones: (context: AudioContext) => void) => {
    if (audio.current?.state === 'running') tones(audio.current);
  }, []);
  return { heard, play };
}
