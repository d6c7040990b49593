import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '#database/scope.ts';
import { handOutNext, heldBy, nextFor } from '#features/printing/jobs/hand-out.ts';
import { handedBy, tokenOf } from '#features/printing/jobs/handed.ts';
import { forgetHeld, settle } from '#features/printing/jobs/outcome.ts';
import { renderPaper } from '#features/printing/paper/render.ts';
import { heardOf } from '#features/printing/printers/presence.ts';
import { isMediaType, mediaTypes, poll, readDeletion, troubleOf } from '#features/printing/star/cloud-prnt.ts';
import { outcomeOfTrouble, type Trouble } from '#features/printing/values.ts';
import { type Admitted, type AtPrinter, admitPrinter, fresh, type PrintDoors } from './door.ts';

const path = '/api/printers/star/:printer/:secret';
const quiet = { logLevel: 'warn' as const, config: { secretAddress: true } };
const fromElsewhere = { ...quiet, config: { ...quiet.config, fromElsewhere: true } };
type Query = Partial<Record<'type' | 'token' | 'code' | 'delete', string>>;
type Asked = FastifyRequest<{ Params: AtPrinter['Params']; Querystring: Query }>;

/** Printers that speak Star's CloudPRNT. */
export function serveStar(app: FastifyInstance, doors: PrintDoors): void {
  app.post(path, fromElsewhere, async (request: Asked, reply) => {
    const { id, scope } = await admitPrinter(doors, 'star', request);
    const said = poll.safeParse(request.body).data ?? {};
    const trouble = troubleOf(said.statusCode);
    await heardOf(scope, id, trouble);
    if (said.printingInProgress === true) return fresh(reply).send({ jobReady: false });
    // It has nothing in hand: it stopped as it says now, or never said what became of what it had.
    if (trouble) await stopped(scope, id, trouble);
    else await forgetHeld(scope, id);
    const next = trouble ? null : await nextFor(scope, id);
    if (!next) return fresh(reply).send({ jobReady: false });
    const offer = {
      jobReady: true,
      mediaTypes: Object.keys(mediaTypes),
      jobToken: tokenOf(next),
      deleteMethod: 'DELETE',
    };
    return fresh(reply).send(offer);
  });

  app.get(path, quiet, async (request: Asked, reply) => {
    const admitted = await admitPrinter(doors, 'star', request);
    const { type = '', delete: deleting, token } = request.query;
    // How older ones say what has become of a job.
    if (deleting !== undefined) return confirm(request, reply, admitted);
    if (!isMediaType(type)) return fresh(reply).status(415).send();
    const told = token === undefined ? null : handedBy(token);
    const job = await handOutNext(admitted.scope, admitted.id, { told });
    if (!job) return fresh(reply).status(404).send();
    return fresh(reply)
      .type(type)
      .send(renderPaper(job.paper, { ...job, language: mediaTypes[type] }, job.secondCopy));
  });

  app.delete(path, fromElsewhere, async (request: Asked, reply) =>
    confirm(request, reply, await admitPrinter(doors, 'star', request)),
  );
}

/** A job that failed through the printer's own fault is not deleted: the printer says how it is, and asks for it again once it is well. */
async function stopped(scope: Scope, id: string, trouble: Trouble): Promise<void> {
  const held = await heldBy(scope, id);
  if (held) await settle(scope, [id], held, outcomeOfTrouble(trouble));
}

/** Printers that know of no tokens speak of what they hold. */
async function confirm({ query: { code, token } }: Asked, reply: FastifyReply, { id, scope }: Admitted) {
  const handed = token === undefined ? await heldBy(scope, id) : handedBy(token);
  const { outcome, trouble } = readDeletion(code);
  if (handed) await settle(scope, [id], handed, outcome);
  await heardOf(scope, id, trouble);
  return fresh(reply).status(200).send();
}
