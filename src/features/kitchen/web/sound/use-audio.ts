import { useCallback } from 'react';
import type { Heard } from '#client/heard.ts';
import { useSound } from '#client/use-sound.ts';
import type { StationSound } from '../device.ts';
import { type News, play } from './bells.ts';

export interface Audio {
  heard: Heard;
  ring: (sound: StationSound, news: News) => void;
}

export function useAudio(): Audio {
  const { heard, play: playThere } = useSound();
  const ring = useCallback(
    (sound: StationSound, news: News) => playThere((context) => play(context, sound, news)),
    [playThere],
  );
  return { heard, ring };
}
