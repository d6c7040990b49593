import type { Scope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import { readBill } from '../../bills/store.ts';
import { phonesOf } from '../phones.ts';
import type { GuestPart } from './contract.ts';
import { partsOf } from './store.ts';

/** Who of the guests is paying what of a bill, and has paid, as the staff see it there. */
export async function guestsOf(scope: Scope, billId: string): Promise<{ parts: GuestPart[] }> {
  if (!(await readBill(scope, billId))) throw new CodedError('bill_not_found');
  const [parts, phones] = await Promise.all([partsOf(scope, billId), phonesOf(scope, billId)]);
  return {
    parts: parts
      .filter(({ status }) => status !== 'withdrawn')
      .map(({ id, guest, method, cents, changeForCents, status, askedAt }) => ({
        id,
        person: phones.get(guest) ?? null,
        method,
        cents,
        changeForCents,
        status,
        askedAt,
      })),
  };
}
