import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hostsOf } from '#features/menu/picture-hosts.ts';
import { staffPictureFrame } from '#lib/addresses.ts';
import { CodedError } from '#lib/errors.ts';
import { authorise } from '#server/api/authorise.ts';
import type { Context } from '#server/api/context.ts';
import { escapeHtml } from '#server/mail/letters.ts';

const style = 'html,body,img{display:block;width:100%;height:100%;margin:0}img{object-fit:cover}';
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * A picture from elsewhere, typed perhaps a moment ago, as the staff's pages show it: in a document of its own that may load from
 * that one host, runs nothing, and says nothing of where it stands. The pages themselves load pictures from nowhere else.
 */
export function servePictureFrame(app: FastifyInstance, context: Context): void {
  app.get<{ Querystring: { address?: unknown } }>(staffPictureFrame, async (request, reply) => {
    await authorise({ request, reply, context }, { permission: 'account' });
    const { address } = request.query;
    const [host] = typeof address === 'string' ? hostsOf([address]) : [];
    if (!host) throw new CodedError('not_found');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyFor(host))
      .header('x-frame-options', 'SAMEORIGIN')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'private, max-age=3600')
      .send(
        `<!doctype html><html lang="und"><meta charset="utf-8"><title>·</title><style>${style}</style>` +
          `<img src="${escapeHtml(String(address))}" alt="" referrerpolicy="no-referrer"></html>`,
      );
  });
}

const policyFor = (host: string) =>
  [
    "default-src 'none'",
    `img-src ${host}`,
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // The page round it sees whether the picture came; a script is allowed neither here nor there.
    'sandbox allow-same-origin',
  ].join('; ');
