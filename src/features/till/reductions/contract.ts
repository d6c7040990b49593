import { z } from 'zod';
import { cents } from '#lib/call.ts';
import { listedKinds } from '../../orders/corrections/values.ts';

/** What left the bills while a till was open: taken back or given by kind and reason, and discounts by whoever closed the bill. */
export const reductions = z.object({
  corrections: z.array(
    z.object({
      kind: z.enum(listedKinds),
      /** Null where none is asked for. */
      reason: z.string().nullable(),
      count: z.int(),
      cents,
      /** Who approved it, or made it where that needs nobody else. */
      people: z.array(z.string()),
    }),
  ),
  discounts: z.array(
    z.object({
      /** Null where the bill closed by itself, paid by its guests. */
      by: z.string().nullable(),
      count: z.int(),
      cents,
    }),
  ),
});
export type TillReductions = z.infer<typeof reductions>;
