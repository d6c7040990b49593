import { z } from 'zod';

const https = z.url({ protocol: /^https?$/ });

/** A third party that people may sign in with: found through its issuer, or with its endpoints spelled out. */
const providers = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,40}$/),
      name: z.string().min(1).max(60),
      issuer: https.optional(),
      discoveryUrl: https.optional(),
      authorizationUrl: https.optional(),
      tokenUrl: https.optional(),
      userInfoUrl: https.optional(),
      clientId: z.string().min(1),
      clientSecret: z.string().min(1).optional(),
      scopes: z.array(z.string()).default(['openid', 'email', 'profile']),
    })
    .refine((p) => p.issuer || p.discoveryUrl || (p.authorizationUrl && p.tokenUrl && p.userInfoUrl)),
);
export type Provider = z.infer<typeof providers>[number];

/** The list as a setting gives it, or undefined when it is none. */
export function providerList(text: string): Provider[] | undefined {
  try {
    const list = providers.parse(JSON.parse(text));
    return new Set(list.map(({ id }) => id)).size === list.length ? list : undefined;
  } catch {
    return undefined;
  }
}
