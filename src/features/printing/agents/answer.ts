import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { handOutNext } from '../jobs/hand-out.ts';
import { handedBy, tokenOf } from '../jobs/handed.ts';
import { settle } from '../jobs/outcome.ts';
import { renderPaper } from '../paper/render.ts';
import { heardOf, outOfReach } from '../printers/presence.ts';
import type { Answer, Question } from './protocol.ts';
import { searchAsked, storeFound } from './search.ts';

interface Beginning {
  /** Which start of the program spoke last. */
  before: string | null;
}

const greet = statement(
  'printing.greetAgent',
  `update print_agents set run = $3, last_seen_at = now() where restaurant_id = $1 and id = $2 and revoked_at is null
   returning old.run as before`,
);

const reconcile = statement(
  'printing.reconcile',
  `select j.id, j.attempts as attempt, j.run is distinct from $3 as "ofBefore"
   from print_jobs j join printers p on p.restaurant_id = j.restaurant_id and p.id = j.printer_id
   where j.restaurant_id = $1 and p.agent_id = $2 and j.state = 'sent' and (j.run is distinct from $3 or j.turn < $4)`,
);
const keep = statement(
  'printing.keepHeld',
  `update print_jobs set sent_at = now() where restaurant_id = $1 and id = any($2) and state = 'sent'`,
);
const looksAfter = statement(
  'printing.looksAfter',
  `select id, name, address from printers where restaurant_id = $1 and agent_id = $2 and deleted_at is null order by id`,
);

/** Takes in what an agent says. Said again, because no answer reached it, it is the same. */
export async function hear(scope: Scope, agentId: string, asked: Question): Promise<void> {
  const [met] = await scope.rows<Beginning>(greet, [scope.restaurantId, agentId, asked.run]);
  if (met && met.before !== asked.run) await scope.transaction((tx) => tx.changed('printers', agentId));
  if (asked.found) await storeFound(scope, agentId, asked.found, asked.searched);
  const mine = (await lookedAfter(scope, agentId)).map(({ id }) => id);
  for (const { token, outcome } of asked.outcomes) {
    const handed = handedBy(token);
    if (handed) await settle(scope, mine, handed, outcome);
  }
  await reconcileHeld(scope, agentId, mine, asked);
  for (const { id, reachable, trouble } of asked.printers) {
    if (mine.includes(id)) await (reachable ? heardOf(scope, id, trouble) : outOfReach(scope, id));
  }
}

/**
 * What was handed out in an answer that it did not get, never came to a printer. What an earlier start of the program had, may have. Answers
 * to this question and to later ones are still on their way.
 */
async function reconcileHeld(
  scope: Scope,
  agentId: string,
  mine: readonly string[],
  { run, turn, holds }: Question,
): Promise<void> {
  const held = new Set(holds);
  const sent = await scope.rows<{ id: string; attempt: number; ofBefore: boolean }>(reconcile, [
    scope.restaurantId,
    agentId,
    run,
    turn,
  ]);
  const kept = sent.filter((job) => held.has(tokenOf(job)));
  if (kept.length > 0) await scope.rows(keep, [scope.restaurantId, kept.map(({ id }) => id)]);
  for (const job of sent) {
    if (!held.has(tokenOf(job))) await settle(scope, mine, job, job.ofBefore ? 'unclear' : 'not_printed');
  }
}

function lookedAfter(scope: Scope, agentId: string): Promise<Answer['printers']> {
  return scope.rows<Answer['printers'][number]>(looksAfter, [scope.restaurantId, agentId]);
}

/** What it is to print now: of each printer that is free, the next. */
export async function answerNow(scope: Scope, agentId: string, { run, turn, printers }: Question): Promise<Answer> {
  const mine = await lookedAfter(scope, agentId);
  const answer: Answer = { printers: mine, jobs: [], search: await searchAsked(scope, agentId) };
  for (const { id } of mine) {
    const told = printers.find((each) => each.id === id);
    if (!told?.reachable || !told.free || told.trouble) continue;
    const job = await handOutNext(scope, id, { turn: { run, turn } });
    if (!job) continue;
    const bytes = renderPaper(job.paper, { ...job, language: 'esc-pos' }, job.secondCopy).toString('base64');
    answer.jobs.push({ token: tokenOf(job), printerId: id, bytes });
  }
  return answer;
}
