import { businessDayAt } from '../../../src/features/restaurants/business-day.ts';
import type { OpeningHours } from '../../../src/features/restaurants/contract.ts';
import { look } from './journey.ts';

/** The business day that is running at the demo's house, as YYYY-MM-DD: yesterday's until it has closed after midnight. */
export async function businessToday(): Promise<string> {
  const [house] = await look<{ opening_hours: OpeningHours; timezone: string }>(
    "select opening_hours, timezone from restaurants where slug = 'restaurant-demo'",
  );
  if (!house) throw new Error('There is no demo house.');
  return businessDayAt(new Date(), house.opening_hours, house.timezone);
}
