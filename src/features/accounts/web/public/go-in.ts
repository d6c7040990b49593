import { client } from '#client/api.ts';
import { leaveFlash } from '../flash.ts';
import { landingOf } from '../landing.ts';

/** Where a sign-in leads. */
export interface Destination {
  plan: string | null;
  /** A page of this site that asked to sign in first. */
  onward?: string;
}

/** Leaves for where the role of whoever has just signed in begins, or on with what the sign-in interrupted: another document, which tells the good news. */
export async function goIn({ plan, onward }: Destination): Promise<void> {
  const session = await client.accounts.session();
  leaveFlash('signed_in');
  location.assign(onward ?? landingOf(session, plan));
}
