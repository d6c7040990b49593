import type { FastifyInstance } from 'fastify';
import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import type { Context } from '#server/api/context.ts';

const icon = (size: number, purpose: string) => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What makes the staff's screens an application on their devices, in the language of who installs it. */
export function serveManifest(app: FastifyInstance, context: Context): void {
  app.get('/manifest.webmanifest', (request, reply) => {
    const { locale } = context.caller(request, reply);
    const shortcut = (url: string, name: string) => ({ name, url, icons: [icon(192, 'any')] });
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'private, max-age=3600')
      .header('vary', 'cookie');
    return reply.send(
      JSON.stringify({
        id: staffPaths.home,
        name: m['common.appName']({}, { locale }),
        short_name: m['common.appName']({}, { locale }),
        description: m['site.home.description']({}, { locale }),
        lang: locale,
        dir: 'ltr',
        start_url: staffPaths.home,
        scope: '/',
        display: 'standalone',
        background_color: '#faf8f2',
        theme_color: '#0b3b33',
        categories: ['business', 'food'],
        icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
        shortcuts: [
          shortcut(staffPaths.orders, m['site.app.orders']({}, { locale })),
          shortcut(staffPaths.tables, m['site.app.tables']({}, { locale })),
        ],
      }),
    );
  });
}
