import { addBusinessDays } from '@brazilian-utils/brazilian-utils';

/** The next day on which Brazilian banks work, after a day such as 2026-11-21. */
export function nextBusinessDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  // At noon of whatever calendar this machine keeps, so that no change of clocks moves the day.
  const next = addBusinessDays(new Date(year, month - 1, date, 12), 1);
  if (!next) throw new Error(`No business day after ${day}`);
  return `${next.getFullYear()}-${two(next.getMonth() + 1)}-${two(next.getDate())}`;
}

const two = (value: number) => String(value).padStart(2, '0');
