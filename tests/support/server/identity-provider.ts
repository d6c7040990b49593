import { createServer } from 'node:http';
import { until } from './until.ts';

export interface Identity {
  sub: string;
  email: string;
  name: string;
}

/** A third party to sign in with: a real OpenID provider, which demands PKCE and lets in whoever `visitor` is just then. */
export interface IdentityProvider {
  visitor: Identity;
  close(): Promise<void>;
}

export const client = { client_id: 'comanda', client_secret: 'a secret between the two' };

export async function startIdentityProvider(
  port: number,
  redirectUri: string,
  first: Identity,
): Promise<IdentityProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  // It brings no types, and is used for little.
  const { default: Provider } = await import('oidc-provider' as string);
  const idp = { visitor: first };
  const known = new Map<string, Identity>();
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri], grant_types: ['authorization_code'] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['of the test'] },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_ctx: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ ...known.get(id), email_verified: true }),
    }),
    // Whoever is let in has agreed to everything.
    async loadExistingGrant(ctx: any) {
      const grant = new provider.Grant({ clientId: ctx.oidc.client.clientId, accountId: ctx.oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const serve = provider.callback();
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return serve(request, response);
    known.set(idp.visitor.sub, idp.visitor);
    await provider.interactionFinished(request, response, { login: { accountId: idp.visitor.sub } });
  });
  server.listen(port, '127.0.0.1');
  await until(() => server.listening, 'The identity provider');
  return Object.assign(idp, {
    close: () =>
      new Promise<void>((resolve) => server.close(() => resolve())).finally(() => server.closeAllConnections()),
  });
}

/** Follows an authorization as a browser would, and gives the address that leads back. */
export async function authorise(url: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  for (let hop = 0; hop < 8; hop += 1) {
    if (next.href.startsWith(redirectUri)) return next;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`The identity provider answered ${response.status} ${await response.text()}`);
    next = new URL(location, next);
  }
  throw new Error('The identity provider leads nowhere');
}
