import type { FastifyInstance, FastifyReply } from 'fastify';
import { CodedError } from '#lib/errors.ts';
import { escapeHtml } from './letters.ts';
import type { Outbox, StoredLetter } from './outbox.ts';

/** What would have been sent, in a browser. For development and demonstrations only: its links open accounts. */
export function serveOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/dev/outbox', async (_request, reply) => {
    const letters = await outbox.list();
    const rows = letters.map(
      ({ id, at, to, subject }) =>
        `<section><h2><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a></h2><p>${escapeHtml(to)}<br>${at}</p></section>`,
    );
    return page(reply, 'Outbox', rows.join('') || '<p>Nothing has been sent.</p>');
  });

  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const letter = await outbox.read(request.params.id);
    if (!letter) throw new CodedError('not_found');
    return page(reply, letter.subject, body(letter));
  });
}

function body({ to, at, text }: StoredLetter): string {
  const linked = escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  return `<p>${escapeHtml(to)}<br>${at}</p><section><p>${linked.replaceAll('\n', '<br>')}</p></section><p><a href="/dev/outbox">Outbox</a></p>`;
}

function page(reply: FastifyReply, title: string, content: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/docs.css"></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
    );
}
