import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { FoundPrinter } from './contract.ts';
import { deviceAt } from './found.ts';

const ask = statement(
  'printing.askSearch',
  `update print_agents set searches_asked = searches_asked + (searches_asked = searches_made)::int, search_asked_at = now()
   where restaurant_id = $1 and id = $2 and revoked_at is null returning id`,
);

/** Has an agent search at once; asked again before it has, it is the same search. */
export async function askSearch(scope: Scope, id: string): Promise<{ id: string }> {
  return scope.transaction(async (tx) => {
    const [agent] = await tx.rows<{ id: string }>(ask, [tx.restaurantId, id]);
    if (!agent) throw new CodedError('agent_not_found');
    await tx.changed('printers', id);
    return { id };
  });
}

const asked = statement(
  'printing.searchAsked',
  `select searches_asked as search from print_agents
   where restaurant_id = $1 and id = $2 and searches_asked > searches_made`,
);

/** The search that somebody waits for; null where nobody does. */
export async function searchAsked(scope: Scope, agentId: string): Promise<number | null> {
  const [waiting] = await scope.rows<{ search: number }>(asked, [scope.restaurantId, agentId]);
  return waiting?.search ?? null;
}

const saveFound = statement(
  'printing.saveFound',
  `update print_agents set found = $3::jsonb, searched_at = now(),
     searches_made = greatest(searches_made, least(searches_asked, $4::int))
   where restaurant_id = $1 and id = $2`,
);

/** What an agent found, and of which search that it was asked for. */
export async function storeFound(
  scope: Scope,
  agentId: string,
  found: readonly FoundPrinter[],
  searched = 0,
): Promise<void> {
  await scope.transaction(async (tx) => {
    await tx.rows(saveFound, [tx.restaurantId, agentId, JSON.stringify(found), searched]);
    await learnDevices(tx, agentId);
    await tx.changed('printers', agentId);
  });
}

const unknownDevices = statement(
  'printing.unknownDevices',
  `select p.id, p.address, a.found from printers p
   join print_agents a on a.restaurant_id = p.restaurant_id and a.id = p.agent_id
   where p.restaurant_id = $1 and p.agent_id = $2 and p.mac is null and p.deleted_at is null`,
);
const learnDevice = statement(
  'printing.learnDevice',
  'update printers set mac = $3 where restaurant_id = $1 and id = $2',
);

/** Keeps which device stands at the address of each printer of an agent, where that was found and is not known yet. */
export async function learnDevices(tx: TransactionScope, agentId: string): Promise<void> {
  const unknown = await tx.rows<{ id: string; address: string; found: FoundPrinter[] }>(unknownDevices, [
    tx.restaurantId,
    agentId,
  ]);
  for (const { id, address, found } of unknown) {
    const mac = deviceAt(address, found);
    if (mac) await tx.rows(learnDevice, [tx.restaurantId, id, mac]);
  }
}
