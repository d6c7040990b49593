import type { Scope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import { lockServed, recordChange, serveBy, serveBySection } from './store.ts';

/** Whose hand it is, at which table, and when. */
interface Hand {
  tableId: string;
  actorId: string;
  now: Date;
}

/** Of several who take a table at once, one has it. Whoever serves it already has it, too. */
export function takeTable(scope: Scope, { tableId, actorId, now }: Hand): Promise<void> {
  return scope.transaction(async (tx) => {
    const table = await lockServed(tx, tableId);
    if (table.waiterId === actorId) return;
    if (table.waiterId !== null) throw new CodedError('table_served', { name: table.name });
    await serveBy(tx, table.sitting, actorId);
    await recordChange(tx, table, { kind: 'take', to: actorId, actorId, now });
  });
}

/** It is of its section again; where that is one's own, of nobody until these guests leave. What one does not serve stays as it is. */
export function giveBackTable(scope: Scope, { tableId, actorId, now }: Hand): Promise<void> {
  return scope.transaction(async (tx) => {
    const table = await lockServed(tx, tableId);
    if (table.waiterId === null) return;
    if (table.waiterId !== actorId) throw new CodedError('table_not_yours');
    const own = table.sectionId === actorId;
    if (own) await serveBy(tx, table.sitting, null);
    else await serveBySection(tx, table.sitting);
    await recordChange(tx, table, { kind: 'give_back', to: own ? null : table.sectionId, actorId, now });
  });
}
