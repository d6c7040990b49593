import { Dot } from '#ui/dot.tsx';
import type { Profile } from '../../contract.ts';
import { saysWeek } from '../../hours.ts';
import { weekOf } from './week.ts';

/** Under the name on phones, where the card of the hours comes below the first screen: 'Fechado agora · Abre terça-feira às 18:00'. */
export function NowLine({ restaurant, renderedAt }: { restaurant: Profile; renderedAt: string }) {
  if (!saysWeek(restaurant.openingHours)) return null;
  const { open, state, next } = weekOf(restaurant, renderedAt);
  return (
    <p className="mt-3 flex items-baseline gap-2 font-medium text-ink-2 text-sm lg:hidden">
      <Dot tone={open ? 'green' : 'gray'} />
      <span className="min-w-0">{open ? next || state : [state, next].filter(Boolean).join(' · ')}</span>
    </p>
  );
}
