import { z } from 'zod';

export const mostFound = 30;

/** A printer that an agent found, and the address to set it up with. */
export const foundPrinter = z.strictObject({
  address: z.string().max(200),
  name: z.string().max(100).nullable(),
  via: z.enum(['network', 'usb', 'windows']),
});
export type FoundPrinter = z.infer<typeof foundPrinter>;
