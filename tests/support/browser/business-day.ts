import { businessDayAt } from '../../../src/features/restaurants/business-day.ts';
import type { HouseHours } from '../../../src/features/restaurants/hours.ts';
import { look } from './journey.ts';

/** The business day that is running at the demo's house, as YYYY-MM-DD: yesterday's until it has closed after midnight. */
export async function businessToday(): Promise<string> {
  const [house] = await look<HouseHours & { timezone: string }>(
    `select opening_hours as "openingHours", special_days as "specialDays", timezone from restaurants where slug = 'restaurant-demo'`,
  );
  if (!house) throw new Error('There is no demo house.');
  return businessDayAt(new Date(), house, house.timezone);
}
