import { getLocale } from '#generated/messages/runtime.js';
import { todayIn } from '#lib/days.ts';
import { formatPercentage } from '#lib/money.ts';
import { homeTimezone } from '#lib/timezones.ts';
import { basisPointsOf } from '#lib/typed-percent.ts';
import type { Discount, NewDiscount } from '../../discounts/contract.ts';
import { whole } from '../numbers.ts';

export interface DiscountDraft {
  code: string;
  type: Discount['type'];
  /** As it is typed. */
  percent: string;
  /** NaN: what is typed is no amount. */
  amountCents: number;
  startDate: string;
  endDate: string;
  unlimited: boolean;
  maxUses: string;
  active: boolean;
  forOne: boolean;
  restaurant: { id: string; name: string } | null;
  revision: number;
}

export function draftOf(discount: Discount | null): DiscountDraft {
  const restaurant = discount?.restaurantId ? { id: discount.restaurantId, name: discount.restaurant ?? '' } : null;
  return {
    code: discount?.code ?? '',
    type: discount?.type ?? 'percentage',
    percent: discount?.type === 'percentage' ? formatPercentage(discount.value, getLocale()) : '',
    amountCents: discount?.type === 'fixed' ? discount.value : Number.NaN,
    startDate: discount?.startDate ?? todayIn(homeTimezone, new Date()),
    endDate: discount?.endDate ?? '',
    unlimited: discount ? discount.maxUses === null : true,
    maxUses: String(discount?.maxUses ?? ''),
    active: discount?.active ?? true,
    forOne: restaurant !== null,
    restaurant,
    revision: discount?.revision ?? 0,
  };
}

/** What is sent, as it was typed: the server says what each field should be. */
export function discountOf(draft: DiscountDraft): NewDiscount {
  const { code, type, startDate, endDate, active } = draft;
  return {
    code,
    type,
    startDate,
    endDate,
    active,
    value: type === 'fixed' ? draft.amountCents : (basisPointsOf(draft.percent) as number),
    maxUses: draft.unlimited ? null : whole(draft.maxUses),
    restaurantId: draft.forOne ? (draft.restaurant?.id ?? '') : null,
  };
}
