import { m } from '#generated/messages/messages.js';
import { money } from '../money.ts';

/** What each of the others pays: where several cents are odd some of them have one too. */
export function othersPay(others: readonly number[]): string {
  const least = money(Math.min(...others));
  const most = money(Math.max(...others));
  return least === most ? least : m['checks.oneOrOther']({ least, most });
}

/** Whether who pays first has a cent that nobody else has. */
export const aloneWithCent = (first: number, others: readonly number[]): boolean =>
  others.length > 0 && others.every((cents) => cents < first);
