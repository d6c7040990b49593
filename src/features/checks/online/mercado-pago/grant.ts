import { z } from 'zod';
import type { Grant } from '../provider.ts';

const answer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  user_id: z.coerce.string().min(1),
  expires_in: z.number().positive(),
});

/** Throws for an answer that opens nothing. */
export function grantOf(found: unknown): Grant {
  const { access_token: access, refresh_token: refresh, user_id: seller, expires_in: seconds } = answer.parse(found);
  return { access, refresh, seller, expiresAt: new Date(Date.now() + seconds * 1_000) };
}
