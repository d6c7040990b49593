import type { OpeningHours } from '#features/restaurants/opening/contract.ts';
import { weekdays } from '#features/restaurants/values.ts';
import type { RegisteredHours } from './contract.ts';

const usual = { isOpen: true, open: '09:00', close: '17:00' };

/** A registration's hours in the form that restaurants keep: a period, or the text of a closed day. */
export function storedHours(hours: RegisteredHours = {}): OpeningHours {
  return Object.fromEntries(
    weekdays.map((day) => {
      const { isOpen, open, close } = { ...usual, ...hours[day] };
      return [day, isOpen ? { open, close } : 'Fechado'];
    }),
  );
}
