import { may, type PersonRole } from '#lib/permissions.ts';
import type { Pricing } from '../menu/values.ts';

/** Which of the prices that are given at ordering somebody of the staff may give. */
export function pricingsOf(role: PersonRole): readonly Pricing[] {
  return may(role, 'orders.openPrice') ? ['weight', 'open'] : ['weight'];
}
