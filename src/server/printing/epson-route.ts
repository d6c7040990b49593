import type { FastifyInstance, FastifyRequest } from 'fastify';
import { printRequest, readResponse, statusRequest } from '#features/printing/epson/direct-print.ts';
import { handOutNext, heldBy } from '#features/printing/jobs/hand-out.ts';
import { handedBy, tokenOf } from '#features/printing/jobs/handed.ts';
import { forgetHeld, settle } from '#features/printing/jobs/outcome.ts';
import { renderPaper } from '#features/printing/paper/render.ts';
import { heardOf } from '#features/printing/printers/presence.ts';
import { type Admitted, type AtPrinter, admitPrinter, fresh, type PrintDoors } from './door.ts';

const path = '/api/printers/epson/:printer/:secret';
const fromElsewhere = { logLevel: 'warn' as const, config: { fromElsewhere: true, secretAddress: true } };
type Form = Partial<Record<'ConnectionType' | 'ResponseFile', string>>;
type Asked = FastifyRequest<{ Params: AtPrinter['Params']; Body: Form | undefined }>;

/** Printers that speak Epson's Server Direct Print. */
export function serveEpson(app: FastifyInstance, doors: PrintDoors): void {
  // In a scope of its own: nothing else here reads its forms.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post(path, fromElsewhere, async (request: Asked, reply) => {
      const printer = await admitPrinter(doors, 'epson', request);
      const { ConnectionType: kind, ResponseFile: said } = request.body ?? {};
      const answer = fresh(reply).type('text/xml; charset=utf-8');
      if (kind === 'GetRequest') return answer.send(await nextRequest(printer));
      if (kind === 'SetResponse') await takeResponse(printer, said ?? '');
      return answer.send('');
    });
  });
}

/** Empty when nothing waits, and nothing is wrong with it. Who asks has nothing in hand: what it was given before and never spoke of may be on paper. */
async function nextRequest({ id, scope }: Admitted): Promise<string> {
  const trouble = await heardOf(scope, id, undefined);
  await forgetHeld(scope, id);
  const job = await handOutNext(scope, id);
  if (!job) return trouble ? statusRequest() : '';
  return printRequest(tokenOf(job), renderPaper(job.paper, { ...job, language: 'esc-pos' }, job.secondCopy));
}

async function takeResponse({ id, scope }: Admitted, said: string): Promise<void> {
  const { token, outcome, trouble } = readResponse(said);
  const handed = token === null ? await heldBy(scope, id) : handedBy(token);
  if (handed) await settle(scope, [id], handed, outcome);
  await heardOf(scope, id, trouble);
}
