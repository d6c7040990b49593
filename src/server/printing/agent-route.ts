import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Changes } from '#database/changes.ts';
import type { Scope } from '#database/scope.ts';
import type { CountedTries } from '#features/caller.ts';
import { agentByToken, pairAgent } from '#features/printing/agents/agents.ts';
import { answerNow, hear } from '#features/printing/agents/answer.ts';
import { type Answer, pairingRequest, type Question, question } from '#features/printing/agents/protocol.ts';
import { spend } from '#features/spend.ts';
import { CodedError } from '#lib/errors.ts';
import { networkOf } from '#lib/network.ts';
import { fresh, type PrintDoors } from './door.ts';
import { UntakenPrinters } from './untaken-printers.ts';

/** An answer waits this long for something to print: the agent speaks often enough that its silence is noticed. */
const holdMs = 4_000;
const ofPrinting = new Set(['printers', 'papers']);
const fromElsewhere = { logLevel: 'warn' as const, config: { fromElsewhere: true } };

export interface AgentDoors extends PrintDoors {
  tries: CountedTries;
  changes: Changes;
  now(): Date;
}

/** Where print agents pair, and ask for what they are to print. */
export function serveAgents(app: FastifyInstance, doors: AgentDoors): void {
  const { system, tries, limits, now } = doors;
  const ending = new AbortController();
  const untaken = new UntakenPrinters();
  app.addHook('preClose', async () => ending.abort());

  app.post('/api/print-agent/pair', fromElsewhere, async (request, reply) => {
    const { data } = pairingRequest.safeParse(request.body);
    if (!data) throw new CodedError('invalid_input', { fields: [] });
    const from = networkOf(request.ip);
    if (!(await tries.take('pairingAddress', from))) throw new CodedError('too_many_requests');
    const token = await pairAgent(system, { code: data.code, address: request.ip }, now());
    if (!token) throw new CodedError('pairing_code_wrong');
    await tries.giveBack('pairingAddress', from);
    return fresh(reply).send({ token });
  });

  app.post('/api/print-agent/work', fromElsewhere, async (request, reply) => {
    const agent = await agentByToken(system, tokenIn(request));
    if (!agent) {
      spend(limits, 'printSecrets', networkOf(request.ip));
      throw new CodedError('not_signed_in');
    }
    spend(limits, 'agent', agent.id);
    const { data } = question.safeParse(request.body);
    if (!data) throw new CodedError('invalid_input', { fields: [] });
    const scope = doors.scope(agent.restaurantId);
    await hear(scope, agent.id, data);
    return fresh(reply).send(await answerInTime(scope, agent.id, data, request));
  });

  /** As soon as there is something to print or to look after, and else after a while. */
  async function answerInTime(
    scope: Scope,
    agentId: string,
    asked: Question,
    { raw }: FastifyRequest,
  ): Promise<Answer> {
    const until = Date.now() + holdMs;
    let search: number | null | undefined;
    for (;;) {
      // Nothing is handed to whoever has hung up.
      if (raw.socket.destroyed) return { printers: [], jobs: [] };
      const news = nextNews(doors.changes, scope.restaurantId, ending.signal);
      const answer = await answerNow(scope, agentId, asked);
      const left = until - Date.now();
      const others = untaken.shouldSend(agentId, idsOf(answer), idsOf(asked));
      // One that came meanwhile: a program that does not know of searches would else ask without a pause.
      const searchCame = search !== undefined && search !== answer.search;
      search = answer.search;
      if (answer.jobs.length > 0 || others || searchCame || left <= 0 || ending.signal.aborted) {
        news.stop();
        return answer;
      }
      await Promise.race([news.heard, sleep(left, undefined, { signal: ending.signal }).catch(() => {})]);
      news.stop();
    }
  }
}

const idsOf = ({ printers }: Answer | Question) => printers.map(({ id }) => id);

function tokenIn({ headers }: FastifyRequest): string {
  return /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** Resolves with the next change of the house's printing, heard from this moment on. */
function nextNews(changes: Changes, restaurantId: string, signal: AbortSignal) {
  let stop = () => {};
  const heard = new Promise<void>((resolve) => {
    const onChange = (change: { restaurantId: string; topic: string }) => {
      if (change.restaurantId === restaurantId && ofPrinting.has(change.topic)) resolve();
    };
    const onEnd = () => resolve();
    changes.on('change', onChange);
    changes.on('reset', onEnd);
    signal.addEventListener('abort', onEnd);
    stop = () => {
      changes.off('change', onChange);
      changes.off('reset', onEnd);
      signal.removeEventListener('abort', onEnd);
    };
  });
  return { heard, stop: () => stop() };
}
