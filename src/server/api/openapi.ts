import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance } from 'fastify';
import { contract } from '#features/contract.ts';
import type { CallMeta } from '#lib/call.ts';
import { pictureUploads } from '#server/pages/pictures-route.ts';
import { printingPaths } from '#server/printing/openapi-paths.ts';
import { docsPage } from './docs-page.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The contract as an OpenAPI document, with what each call needs and how it may refuse. */
export async function openApiDocument(publicUrl: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Comanda',
      version: '1.0.0',
      description:
        'Amounts are integer cents, instants ISO 8601. Errors carry `code`, `message` (in the language of the `locale` cookie) and `data`. Writes need an Origin header of this site.',
    },
    servers: [{ url: `${publicUrl}/api` }],
  });
  const metas = new Map<string, CallMeta>();
  for (const feature of Object.values(contract)) {
    for (const entry of Object.values(feature)) {
      const { route, meta } = entry['~orpc'];
      metas.set(`${route.method?.toLowerCase()} ${route.path}`, meta as CallMeta);
    }
  }
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item?.[method];
      const meta = metas.get(`${method} ${path}`);
      if (!operation || !meta) continue;
      const refusals = meta.refusals?.length ? ` Refuses with: ${meta.refusals.join(', ')}.` : '';
      const more = operation.description ? ` ${operation.description}` : '';
      operation.description = `Permission: ${meta.permission}.${refusals}${more}`;
      Object.assign(operation, { 'x-permission': meta.permission });
    }
  }
  document.paths = { ...document.paths, ...uploadPaths(), ...printingPaths() };
  return document;
}

/** Uploads stand outside the contract: their body is the file itself. */
function uploadPaths(): OpenAPI.PathsObject {
  const refusals = [
    'picture_too_large',
    'picture_unsupported',
    'picture_too_many_pixels',
    'picture_unreadable',
    'pictures_full',
  ];
  const binary = { schema: { type: 'string', format: 'binary' } };
  const url = { type: 'object', properties: { url: { type: 'string' } }, required: ['url'] };
  return Object.fromEntries(
    Object.entries(pictureUploads).map(([kind, permission]) => [
      `/pictures/${kind}`,
      {
        post: {
          summary: `Keeps a picture (${kind}) and gives its address`,
          description: `Permission: ${permission}. Refuses with: ${refusals.join(', ')}.`,
          tags: ['restaurants'],
          requestBody: { required: true, content: { 'application/octet-stream': binary } },
          responses: { 200: { description: 'OK', content: { 'application/json': { schema: url } } } },
          'x-permission': permission,
        },
      },
    ]),
  ) as object as OpenAPI.PathsObject;
}

export async function serveOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = await openApiDocument(publicUrl);
  const json = JSON.stringify(document);
  const page = docsPage(document);
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(json));
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
