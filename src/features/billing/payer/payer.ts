import type { Account } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { readDocument } from '../document.ts';
import { latestPayment } from '../payment-store.ts';
import type { Rows } from '../store.ts';
import type { Customer } from './contract.ts';

/** Who pays as it is kept: the document without punctuation, and refused when its digits do not check. */
export function checkedPayer({ name, email, phone, ...sent }: Customer): Customer {
  const document = readDocument(sent.document);
  if (!document) {
    const fields = [{ path: 'customer.document', message: 'fields.document_invalid' }];
    throw new CodedError('invalid_input', { fields });
  }
  // Half a character, as a broken keyboard sends it, is text but no JSON that the database keeps.
  return { name: name.toWellFormed(), email: email.toWellFormed(), document, phone: phone.toWellFormed() };
}

/** Who was to pay the last time, whatever became of it; null where nobody was, or where they have been taken out since. */
export async function rememberedPayer(door: Rows, restaurantId: string): Promise<Customer | null> {
  const latest = await latestPayment(door, restaurantId);
  const { name = '', email = '', document = '', phone = '' }: Partial<Customer> = latest?.customer ?? {};
  return name ? { name, email, document, phone } : null;
}

/** For what costs nothing nobody is asked who pays. */
export async function payerOfNothing(
  door: Rows,
  { restaurantId, name, email, phone }: Account & { restaurantId: string },
): Promise<Customer> {
  return (await rememberedPayer(door, restaurantId)) ?? { name, email, document: '', phone: phone ?? '' };
}
