import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Provider } from './provider-list.ts';
import { refuse } from './refuse.ts';

const patienceMs = 5_000;

function configOf(provider: Provider): GenericOAuthConfig {
  const { id, issuer, authorizationUrl, tokenUrl, userInfoUrl, ...rest } = provider;
  const discoveryUrl = rest.discoveryUrl ?? (issuer && `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  return {
    providerId: id,
    name: provider.name,
    clientId: rest.clientId,
    clientSecret: rest.clientSecret,
    scopes: rest.scopes,
    pkce: true,
    // Accounts come from registration and from owners; a third party only opens those it was linked to.
    disableSignUp: true,
    ...(discoveryUrl
      ? { discoveryUrl, requireIdTokenVerification: true }
      : {
          authorizationUrl,
          tokenUrl,
          userInfoUrl,
          accountSubject: ({ profile }) => String(profile.sub ?? profile.id ?? ''),
        }),
  };
}

/**
 * The library asks each provider for its endpoints once, at the start, and goes without those that do not answer just then.
 * Here a provider is asked when somebody first wants to sign in with it, and again until it has answered.
 */
export function lazyProviders(configured: readonly Provider[]): BetterAuthPlugin {
  const asked = new Map<string, Promise<unknown>>();
  const byId = new Map(configured.map((provider) => [provider.id, provider]));

  const find = createAuthMiddleware(async (ctx) => {
    const id: unknown = ctx.path === '/callback/:id' ? ctx.params?.id : ctx.body?.provider;
    const provider = typeof id === 'string' ? byId.get(id) : undefined;
    const known = ctx.context.socialProviders;
    if (!provider || known.some((each) => each.id === id)) return;
    let asking = asked.get(provider.id);
    if (!asking) {
      asking = Promise.resolve(genericOAuth({ config: [configOf(provider)] }).init(ctx.context))
        .then(({ context }) => {
          const found = context.socialProviders.find((each) => each.id === provider.id);
          if (found && !known.includes(found)) known.push(found);
        })
        .catch(() => {})
        .finally(() => asked.delete(provider.id));
      asked.set(provider.id, asking);
    }
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    await Promise.race([asking, patience]);
    clearTimeout(timer);
    const answered = known.some((each) => each.id === provider.id);
    // On the way back the library leads to the login page with an error of its own.
    if (!answered && ctx.path !== '/callback/:id') throw refuse('provider_unavailable');
  });

  const paths = new Set(['/sign-in/social', '/link-social', '/callback/:id']);
  return {
    id: 'lazy-providers',
    hooks: { before: [{ matcher: ({ path }) => paths.has(path ?? ''), handler: find }] },
  };
}
