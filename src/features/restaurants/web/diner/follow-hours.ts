import type { Profile } from '../../contract.ts';
import { type HoursText, hoursText } from './hours-text.ts';

const stepMs = 15_000;

/** Says what there is to say of the hours, now and from time to time, until it is stopped. */
export function followHours(house: Profile, say: (hours: HoursText | null) => void): () => void {
  const tick = () => say(hoursText(house, Date.now()));
  const timer = setInterval(tick, stepMs);
  document.addEventListener('visibilitychange', tick);
  tick();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
