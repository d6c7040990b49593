import { useCallback, useEffect, useRef, useState } from 'react';
import type { StationSound } from '../device.ts';
import { type News, play } from './bells.ts';

export interface Audio {
  /** Browsers let a page sound only after someone has touched it. */
  blocked: boolean;
  ring: (sound: StationSound, news: News) => void;
}

export function useAudio(): Audio {
  const audio = useRef<AudioContext | null>(null);
  const [blocked, setBlocked] = useState(true);
  useEffect(() => {
    const unlock = () => {
      audio.current ??= new AudioContext();
      void audio.current.resume().then(() => setBlocked(audio.current?.state !== 'running'));
    };
    // A screen that may sound by itself, as one that was installed, need not be touched.
    if (navigator.userActivation?.hasBeenActive) unlock();
    // Once the finger is off: what the sound says of itself makes other room for what is being touched.
    window.addEventListener('click', unlock);
    window.addEventListener('keydown', unlock);
    return () => {
      window.removeEventListener('click', unlock);
      window.removeEventListener('keydown', unlock);
      void audio.current?.close();
      audio.current = null;
    };
  }, []);
  const ring = useCallback((sound: StationSound, news: News) => {
    if (audio.current?.state === 'running') play(audio.current, sound, news);
  }, []);
  return { blocked, ring };
}
