import { m } from '#generated/messages/messages.js';
import { isWholePhone } from '#lib/phone.ts';
import { readDocument } from '../../document.ts';
import type { Customer } from '../../payer/contract.ts';

/** What is wrong with what was typed, by the path that the server would name it with. The server checks again. */
export function customerErrors({ name, email, document, phone }: Customer): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!name.trim()) errors['customer.name'] = m['fields.name_required']();
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) errors['customer.email'] = m['fields.email_invalid']();
  if (!document.trim()) errors['customer.document'] = m['fields.document_required']();
  else if (!readDocument(document)) errors['customer.document'] = m['fields.document_invalid']();
  if (!phone.trim()) errors['customer.phone'] = m['fields.phone_required']();
  else if (!isWholePhone(phone)) errors['customer.phone'] = m['fields.phone_whole']();
  return errors;
}
