import { m } from '#generated/messages/messages.js';
import type { IconComponent } from '#ui/icon.tsx';
import { FewIcon, NoneIcon } from '#ui/staff/icons.tsx';
import type { Standing } from '../../availability/contract.ts';
import { leftWords } from './left-words.ts';

/** Whether there is anything to say of it: what is there, and not counted, is as the menu has it. */
export function isMarked({ available, left }: Pick<Standing, 'available' | 'left'>): boolean {
  return !available || left !== null;
}

export function standingWords({ available, until, left }: Omit<Standing, 'id'>): string {
  if (!available) return until ? m['menu.availability.today']() : m['menu.availability.soldOut']();
  return left === null ? m['menu.availability.there']() : leftWords(left);
}

/** Whether it can be ordered now. */
export function isGone({ available, left }: Pick<Standing, 'available' | 'left'>): boolean {
  return !available || left === 0;
}

/** How it stands in a word and a sign. */
export function StandingText({ of }: { of: Omit<Standing, 'id'> }) {
  const gone = isGone(of);
  const Sign: IconComponent = gone ? NoneIcon : FewIcon;
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold text-sm ${gone ? 'text-red' : 'text-yellow'}`}>
      <Sign size={16} />
      {standingWords(of)}
    </span>
  );
}
