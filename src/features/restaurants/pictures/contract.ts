import { z } from 'zod';
import { isPictureUrl } from '#lib/sent-files.ts';

/** A field that holds a picture: a stored one, an http(s) address, or nothing (null, which an empty text becomes). */
export const pictureUrl = z
  .string('fields.picture_url_invalid')
  .trim()
  .max(2_000, 'fields.too_long')
  .refine((text) => text === '' || isPictureUrl(text), 'fields.picture_url_invalid')
  .transform((text) => text || null)
  .nullable();
