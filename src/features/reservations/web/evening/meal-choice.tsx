import { m } from '#generated/messages/messages.js';
import { Segmented } from '#ui/segmented.tsx';
import type { ListedReservation } from '../../contract.ts';
import { isWithin, type Window } from '../../evening.ts';
import { windowText } from './texts.ts';

interface MealChoiceProps {
  meals: readonly Window[];
  meal: Window;
  reservations: readonly ListedReservation[];
  timeZone: string;
  onPick: (meal: Window) => void;
}

/** The meals of a night by their hours, each with how many reservations it has. Nothing where there is but one. */
export function MealChoice({ meals, meal, reservations, timeZone, onPick }: MealChoiceProps) {
  if (meals.length < 2) return null;
  const held = reservations.filter(({ status }) => status !== 'cancelada');
  return (
    <Segmented
      label={m['reservations.evening.meal']()}
      value={String(meal.since)}
      onChange={(value) => onPick(meals.find(({ since }) => String(since) === value) ?? meal)}
      segments={meals.map((each) => ({
        value: String(each.since),
        label: windowText(each, timeZone),
        count: held.filter((reservation) => isWithin(reservation, each)).length,
      }))}
    />
  );
}
