import { m } from '#generated/messages/messages.js';
import type { Chime } from './use-chime.ts';

/** What keeps a sound that is turned on from being heard. */
export function muteOf({ on, heard }: Pick<Chime, 'on' | 'heard'>) {
  return on && heard !== 'heard' ? heard : null;
}

/** Never that it is on while nobody could hear it. */
export function soundWords(chime: Pick<Chime, 'on' | 'heard'>): string {
  const mute = muteOf(chime);
  if (mute) return m[`common.mute.${mute}`]();
  return chime.on ? m['orders.soundOn']() : m['orders.soundOff']();
}
