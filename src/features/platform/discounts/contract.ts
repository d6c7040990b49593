import { z } from 'zod';
import { instant, typed, uuid } from '#lib/call.ts';
import { mostPriceCents, wholeBasisPoints } from '#lib/limits.ts';
import { typedDay } from '#lib/typed-when.ts';
import { discountTypes, longestCode } from '../../billing/values.ts';

/** Percentages up to the whole; amounts up to a million. */
const inRange = {
  path: ['value'],
  message: 'fields.percentage_most',
  // Said together with what else is wrong, not only once the rest is right.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
const isInRange = ({ type, value }: { type: string; value: number }) =>
  type !== 'percentage' || !(value > wholeBasisPoints);

const discountFields = {
  code: typed(longestCode, 'fields.code_required')
    .transform((code) => code.toUpperCase())
    .refine((code) => code === '' || /^[A-Z0-9][A-Z0-9_-]+$/.test(code), 'fields.code_invalid'),
  type: z.enum(discountTypes),
  /** Hundredths of a percent, or cents. */
  value: z.int('fields.value_positive').min(0, 'fields.value_positive').max(mostPriceCents, 'fields.value_most'),
  startDate: typedDay('fields.start_date_required'),
  endDate: typedDay('fields.end_date_required'),
  maxUses: z
    .int('fields.max_uses_range')
    .min(1, 'fields.max_uses_range')
    .max(1_000_000, 'fields.max_uses_range')
    .nullable(),
  active: z.boolean(),
  restaurantId: uuid.nullable(),
};
export const newDiscount = z.strictObject(discountFields).refine(isInRange, inRange);
export type NewDiscount = z.infer<typeof newDiscount>;
export const discountChange = z
  .strictObject({ ...discountFields, id: uuid, revision: z.int() })
  .refine(isInRange, inRange);
export type DiscountChange = z.infer<typeof discountChange>;
export const discount = z.object({
  ...discountFields,
  code: z.string(),
  id: uuid,
  revision: z.int(),
  usedCount: z.int(),
  /** The one restaurant that may use it; null for all. */
  restaurant: z.string().nullable(),
  createdAt: instant,
});
export type Discount = z.infer<typeof discount>;
