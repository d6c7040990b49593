import { z } from 'zod';
import { email, name, typed, wholePhone } from '#lib/call.ts';

/** Who pays; CPF or CNPJ are checked by their digits (`document.ts`) and kept without punctuation. */
export const customer = z.strictObject({
  name,
  email,
  document: typed(20, 'fields.document_required'),
  phone: wholePhone('fields.phone_required'),
});
export type Customer = z.infer<typeof customer>;

/** Who paid or was about to, the last time: as it was written then, whatever today's rules are. */
export const payer = z.object({ name: z.string(), email: z.string(), document: z.string(), phone: z.string() });

/** What the payer needs to pay: which of them there are depends on the method. */
export const instructions = z.object({
  /** A hosted page, where cards are typed. */
  url: z.string().optional(),
  /** PIX 'copia e cola', and its QR code as SVG markup that the server made. */
  pixCode: z.string().optional(),
  pixQrSvg: z.string().optional(),
  /** The 47 digits, and the barcode as SVG markup that the server made. */
  boletoLine: z.string().optional(),
  boletoSvg: z.string().optional(),
});
