/** What a page can say of its sound: nobody has touched it yet, it is heard, something took it away, or it did not come back when it was asked to. */
export type Heard = 'untouched' | 'heard' | 'stopped' | 'refused';

/** By the state of its context, null before there is one, and whether the last touch was in vain. */
export function heardOf(state: AudioContextState | null, inVain: boolean): Heard {
  if (state === null) return 'untouched';
  if (state === 'running') return 'heard';
  return inVain ? 'refused' : 'stopped';
}
