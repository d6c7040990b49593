import { isDay } from '#lib/days.ts';
import type { CouvertDay } from '../../settings/contract.ts';
import { maxCouvertCents } from '../../values.ts';

/** One that is being written: a day may be still to be chosen, or be typed and none. */
export interface DayDraft extends CouvertDay {
  key: string;
}

export type DayFault = 'day' | 'invalid' | 'twice' | 'cents';

export const isCouvert = (cents: number) => cents >= 0 && cents <= maxCouvertCents;

/** What is wrong with one of the days, the first thing first. */
export function dayFault(draft: DayDraft, drafts: readonly DayDraft[]): DayFault | undefined {
  if (draft.weekday === null) {
    if (draft.day === null) return 'day';
    if (!isDay(draft.day)) return 'invalid';
  }
  const same = drafts.find(({ weekday, day }) => weekday === draft.weekday && day === draft.day);
  if (same && same.key !== draft.key) return 'twice';
  return isCouvert(draft.cents) ? undefined : 'cents';
}
