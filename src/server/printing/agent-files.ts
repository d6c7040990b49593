import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type AgentDownload, agentDownload } from '#features/printing/contract.ts';
import { CodedError } from '#lib/errors.ts';

const manifest = z.object({
  files: z.array(agentDownload.omit({ url: true }).extend({ name: z.string().regex(/^[\w-][\w.-]*$/) })),
});
const prefix = '/downloads/print-agent/';

export interface AgentFiles {
  folder: string;
  files: AgentDownload[];
}

/** What `npm run build:agent` made; null when it never ran. Throws on a manifest that is not what it writes. */
export async function readAgentFiles(folder: string, publicUrl: string): Promise<AgentFiles | null> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const { files } = manifest.parse(JSON.parse(text));
  return { folder, files: files.map((file) => ({ ...file, url: publicUrl + prefix + file.name })) };
}

/** Gives out the files of the manifest, and nothing else of that folder. */
export function serveAgentFiles(app: FastifyInstance, { folder, files }: AgentFiles): void {
  const byName = new Map(files.map((file) => [file.name, file]));
  app.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply) => {
    const file = byName.get(request.params.name);
    if (!file) throw new CodedError('not_found');
    const etag = `"${file.sha256}"`;
    reply
      .header('etag', etag)
      // The name stays when the agent is built anew.
      .header('cache-control', 'public, no-cache')
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const where = path.join(folder, file.name);
    const { size } = await stat(where).catch(() => {
      throw new CodedError('not_found');
    });
    // Built anew under a running server: what the manifest says of it would be wrong.
    if (size !== file.bytes) throw new CodedError('not_found');
    return reply
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('content-length', size)
      .type('application/octet-stream')
      .send(createReadStream(where));
  });
}
