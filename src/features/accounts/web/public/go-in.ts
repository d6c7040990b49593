import { client } from '#client/api.ts';
import { leaveFlash } from '../flash.ts';
import { landingOf } from '../landing.ts';

/** Leaves for where the role of whoever has just signed in begins: another document, which tells the good news. */
export async function goIn(plan: string | null): Promise<void> {
  const { user } = await client.accounts.session();
  leaveFlash('signed_in');
  location.assign(landingOf(user.role, plan));
}
