import { m } from '#generated/messages/messages.js';
import type { Product } from '../../contract.ts';
import { isSoldByStaff } from './orderable.ts';

/** Why a guest cannot put it on the comanda. */
export function notOrderedText(product: Product): string {
  if (!isSoldByStaff(product)) return m['diner.unavailable']();
  return product.pricing === 'weight' ? m['diner.weighed']() : m['diner.withStaff']();
}
