import { redirect } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { landingOf, planIn } from '#features/accounts/web/landing.ts';
import { checkoutPath, planQuery, sitePaths } from '#lib/addresses.ts';
import type { Route } from './+types/checkout.ts';

/** The way into the checkout from outside: for an owner the checkout itself, for who has no account yet the registration. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const plan = planIn(new URL(request.url).searchParams.get('plan'));
  const session = await context
    .get(serverContext)
    .api.accounts.session()
    .catch(() => null);
  if (!session) throw redirect(`${sitePaths.register}${planQuery(plan)}`);
  throw redirect(session.user.role === 'restaurant_owner' ? checkoutPath(plan) : landingOf(session));
}
