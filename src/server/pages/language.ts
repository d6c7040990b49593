import type { FastifyInstance } from 'fastify';
import type { SystemDoor } from '#database/system-door.ts';
import { rememberLocale } from '#features/accounts/store.ts';
import { baseLocale, parseLocale } from '#lib/locale.ts';
import type { Context } from '#server/api/context.ts';

/** The language toggle: a form, so that it works without script. Remembered in a cookie, and on the account when signed in. */
export function serveLanguage(app: FastifyInstance, context: Context, system: SystemDoor): void {
  // In a scope of its own: nothing else here reads forms.
  app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    form.post<{ Body: Record<string, string> }>('/language', async (request, reply) => {
      const locale = parseLocale(request.body?.locale) ?? baseLocale;
      context.rememberLocale(reply, locale);
      const account = await context.account(request);
      if (account) await rememberLocale(system, account.id, locale);
      return reply.redirect(localPath(request.body?.to), 303);
    });
  });
}

/** A path on this site, whatever the form said: an address of another host would make this an open redirect. */
function localPath(to: string | undefined): string {
  const url = to?.startsWith('/') ? URL.parse(to, 'http://local') : null;
  // '/.//host' is a path here, but what is left of it names another host.
  if (url?.host !== 'local' || url.pathname.startsWith('//')) return '/';
  // The address would go on naming the language that was just left.
  url.searchParams.delete('lang');
  return `${url.pathname}${url.search}`;
}
