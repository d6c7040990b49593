import { z } from 'zod';
import { cleaned } from '#lib/cleaned.ts';
import { pictureUrlFault } from '#lib/sent-files.ts';
import { longest } from '../values.ts';

/** A field that holds a picture: a stored one, an https address, or nothing (null, which an empty text becomes). */
export const pictureUrl = z
  .string('fields.picture_url_invalid')
  .overwrite(cleaned)
  .max(longest.pictureUrl, 'fields.too_long')
  .superRefine((text, context) => {
    const fault = text === '' ? null : pictureUrlFault(text);
    if (fault) context.addIssue({ code: 'custom', message: `fields.${fault}` });
  })
  .transform((text) => text || null)
  .nullable();
