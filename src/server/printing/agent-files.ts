import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type AgentDownload, agentDownload } from '#features/printing/contract.ts';
import { CodedError } from '#lib/errors.ts';
import { holdsCopy } from '../if-none-match.ts';
import { FileHashes } from './file-hashes.ts';

const manifest = z.object({
  files: z.array(
    agentDownload.omit({ url: true }).extend({
      name: z.string().regex(/^[\w-][\w.-]*$/),
      bytes: z.int().min(1),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
const prefix = '/downloads/print-agent/';

export interface AgentFiles {
  folder: string;
  files: AgentDownload[];
}

/** What `npm run build:agent` built; null when it did not run. Throws on a manifest of another shape. */
export async function readAgentFiles(folder: string, publicUrl: string): Promise<AgentFiles | null> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const { files } = manifest.parse(JSON.parse(text));
  return { folder, files: files.map((file) => ({ ...file, url: publicUrl + prefix + file.name })) };
}

/** Serves the files of the manifest, and nothing else of the folder. */
export function serveAgentFiles(app: FastifyInstance, { folder, files }: AgentFiles): void {
  const byName = new Map(files.map((file) => [file.name, file]));
  const hashes = new FileHashes();
  app.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply) => {
    const file = byName.get(request.params.name);
    if (!file) throw new CodedError('not_found');
    const target = path.join(folder, file.name);
    const { size } = await stat(target).catch(() => ({ size: -1 }));
    // Built again while the server runs: it is not the file whose checksum the owner was shown.
    if (size !== file.bytes || (await hashes.of(target)) !== file.sha256) throw new CodedError('not_found');
    const etag = `"${file.sha256}"`;
    reply
      .header('etag', etag)
      // The address stays the same when the agent is built again, so that browsers have to ask.
      .header('cache-control', 'public, no-cache')
      .header('x-content-type-options', 'nosniff');
    if (holdsCopy(request.headers['if-none-match'], etag)) return reply.status(304).send();
    reply
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('content-length', size)
      .type('application/octet-stream');
    // Of a HEAD request Fastify would read the whole file, and drop it.
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : createReadStream(target, { end: size - 1 }));
  });
}
