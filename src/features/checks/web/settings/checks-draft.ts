import type { CheckSettings } from '../../settings/contract.ts';
import { dayDrafts } from './couvert-days.tsx';
import { noPix, type PixDraft } from './pix-fields.tsx';

/** As it is typed; the password proves a change of the key, and is never read. */
export const checksDraft = ({ couvertCents, couvertDays, pix }: CheckSettings) => ({
  couvertCents,
  days: dayDrafts(couvertDays),
  pix: pix ?? noPix,
  password: '',
});

/** Without a key there is no PIX. */
export const pixOf = (pix: PixDraft) => (pix.key.trim() === '' ? null : pix);
