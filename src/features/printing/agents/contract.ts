import { z } from 'zod';

export const mostFound = 30;

/** A printer that an agent found, and the address to set it up with. */
export const foundPrinter = z.strictObject({
  address: z.string().max(200),
  name: z.string().max(100).nullable(),
  via: z.enum(['network', 'usb', 'windows']),
  /** Of one in the network, where the computer knows it: which device it is, whatever address it is given. */
  mac: z
    .string()
    .regex(/^([0-9a-f]{2}:){5}[0-9a-f]{2}$/)
    .optional(),
});
export type FoundPrinter = z.infer<typeof foundPrinter>;
