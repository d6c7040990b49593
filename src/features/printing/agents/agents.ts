import type { Scope, TransactionScope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { by, keepEvent } from '#features/accounts/events/store.ts';
import type { StaffCaller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { digits, hashOf } from '#lib/token.ts';
import type { Agent } from '../contract.ts';
import { fits, newSecret } from '../secret.ts';
import { awayAfterMs } from '../values.ts';

const maxAgents = 10;
const codeMinutes = 10;

export interface Pairing {
  id: string;
  code: string;
  until: string;
}

const list = statement(
  'printing.agents',
  `select id, name, token_hash is not null as paired, last_seen_at as "lastSeenAt",
     coalesce(last_seen_at > now() - make_interval(secs => $2), false) as connected, found, searched_at as "searchedAt",
     searches_asked > searches_made and coalesce(search_asked_at > now() - interval '1 minute', false) as searching
   from print_agents where restaurant_id = $1 and revoked_at is null order by lower(name), id`,
);

export function listAgents(scope: Scope): Promise<Agent[]> {
  return scope.rows<Agent>(list, [scope.restaurantId, awayAfterMs / 1_000]);
}

const count = statement(
  'printing.countAgents',
  'select count(*)::int as count from print_agents where restaurant_id = $1 and revoked_at is null and create_key <> $2',
);
const insert = statement(
  'printing.insertAgent',
  `insert into print_agents (restaurant_id, create_key, name) values ($1, $2, $3)
   on conflict (restaurant_id, create_key) do update set name = excluded.name returning id`,
);

/** The same key is the same agent; its code is a new one. */
export function addAgent(scope: Scope, { key, name }: { key: string; name: string }, now: Date): Promise<Pairing> {
  return withCode(scope, now, async (tx) => {
    const [found] = await tx.rows<{ count: number }>(count, [tx.restaurantId, key]);
    if ((found?.count ?? 0) >= maxAgents) throw new CodedError('agent_limit', { limit: maxAgents });
    const [made] = await tx.rows<{ id: string }>(insert, [tx.restaurantId, key, name]);
    return made?.id ?? null;
  });
}

export function renewCode(scope: Scope, id: string, now: Date): Promise<Pairing> {
  return withCode(scope, now, async () => id);
}

const setCode = statement(
  'printing.setCode',
  `update print_agents set pairing_code = $3, pairing_until = $4
   where restaurant_id = $1 and id = $2 and revoked_at is null returning id`,
);

/** A code is one agent's alone, of all houses: one that is taken is drawn again. */
async function withCode(
  scope: Scope,
  now: Date,
  find: (tx: TransactionScope) => Promise<string | null>,
): Promise<Pairing> {
  const until = new Date(now.getTime() + codeMinutes * 60_000).toISOString();
  for (let attempt = 1; ; attempt += 1) {
    // So many that no number of addresses guesses one while it is good.
    const code = digits(12);
    try {
      return await scope.transaction(async (tx) => {
        const id = await find(tx);
        const [agent] = await tx.rows<{ id: string }>(setCode, [tx.restaurantId, id, code, until]);
        if (!agent) throw new CodedError('agent_not_found');
        await tx.changed('printers', agent.id);
        return { id: agent.id, code, until };
      });
    } catch (error) {
      if (attempt === 5 || (error as { constraint?: string }).constraint !== 'print_agents_by_code') throw error;
    }
  }
}

const revoke = statement(
  'printing.revokeAgent',
  `update print_agents set revoked_at = now(), token_hash = null, pairing_code = null, pairing_until = null
   where restaurant_id = $1 and id = $2 returning id, name, old.token_hash is not null as paired`,
);

/** From the commit on its token opens nothing. Its printers stay, for another agent to take up. */
export async function revokeAgent(caller: StaffCaller, id: string): Promise<{ id: string }> {
  return caller.scope.transaction(async (tx) => {
    const [revoked] = await tx.rows<{ id: string; name: string; paired: boolean }>(revoke, [tx.restaurantId, id]);
    if (!revoked) throw new CodedError('agent_not_found');
    // One that was never paired had no access to lose.
    if (revoked.paired) await keepEvent(tx, { kind: 'agentRevoked', subject: revoked.name, ...by(caller) });
    await tx.changed('printers', id);
    return { id };
  });
}

const pair = statement(
  'printing.pair',
  `update print_agents set token_hash = $3, pairing_code = null, pairing_until = null
   where pairing_code = $1 and pairing_until > $2 returning id, name, restaurant_id as "restaurantId"`,
);

/** A code is good once. Who was paired before under the same name is turned away. */
export async function pairAgent(
  system: SystemDoor,
  { code, address }: { code: string; address: string },
  now: Date,
): Promise<string | null> {
  const secret = newSecret();
  return system.transaction(async (door) => {
    const values = [code, now.toISOString(), hashOf(secret)];
    const [paired] = await door.rows<{ id: string; name: string; restaurantId: string }>(pair, values);
    if (!paired) return null;
    const { restaurantId, name: subject } = paired;
    await keepEvent(door, { kind: 'agentPaired', restaurantId, subject, address });
    await door.changed(restaurantId, 'printers', paired.id);
    return `${paired.id}.${secret}`;
  });
}

const atDoor = statement(
  'printing.agentAtDoor',
  `select restaurant_id as "restaurantId", token_hash as "tokenHash" from print_agents where id = $1 and revoked_at is null`,
);

/** Whose token it is; null for one that opens nothing. */
export async function agentByToken(
  system: SystemDoor,
  token: string,
): Promise<{ id: string; restaurantId: string } | null> {
  const [, id, secret = ''] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{32})$/.exec(token) ?? [];
  if (!id) return null;
  const [agent] = await system.rows<{ restaurantId: string; tokenHash: Buffer | null }>(atDoor, [id]);
  return agent && fits(secret, agent.tokenHash) ? { id, restaurantId: agent.restaurantId } : null;
}

const dropCodes = statement(
  'printing.dropCodes',
  'update print_agents set pairing_code = null, pairing_until = null where pairing_until < $1',
);

/** Codes that nobody used are free for others. */
export const dropOldCodes = (system: SystemDoor, now: Date) => system.rows(dropCodes, [now.toISOString()]);
