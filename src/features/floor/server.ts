import type { StaffCaller } from '#features/caller.ts';
import { may } from '#lib/permissions.ts';
import type { Serves } from '../serves.ts';
import type { floor as calls } from './contract.ts';
import { giveTables } from './give-tables.ts';
import { handOver } from './hand-over.ts';
import { readPlan, writePlan } from './plan/store.ts';
import { colleagues, servedTables, stationNames, waiterHistory } from './store.ts';
import { giveBackTable, takeTable } from './take.ts';
import { undoHandOver } from './undo-hand-over.ts';
import { undoSeconds } from './values.ts';

const by = ({ account, now }: StaffCaller) => ({ actorId: account.id, now: now() });
const ofAll = ({ account }: StaffCaller) => ({ anyTable: may(account.role, 'floor.sections') });

export const floor = {
  read({ scope, now }) {
    const at = now();
    return scope.gathered('floor', async () => {
      const [stored, staff, stations] = await Promise.all([
        servedTables(scope, new Date(at.getTime() - undoSeconds * 1_000)),
        colleagues(scope),
        stationNames(scope),
      ]);
      const tables = stored.map(({ handedOver, ...table }) => {
        if (!handedOver) return { ...table, handedOver };
        const { at: since, ...handed } = handedOver;
        const left = undoSeconds - Math.floor((at.getTime() - Date.parse(since)) / 1_000);
        return { ...table, handedOver: left > 0 ? { ...handed, undoSeconds: left } : null };
      });
      return { tables, staff, stations, now: at.toISOString() };
    });
  },

  async history({ scope }, { tableId }) {
    return { changes: await waiterHistory(scope, tableId) };
  },

  async take(caller, { tableId }) {
    await takeTable(caller.scope, { tableId, ...by(caller) });
    return {};
  },

  async giveBack(caller, { tableId }) {
    await giveBackTable(caller.scope, { tableId, ...by(caller) });
    return {};
  },

  handOver(caller, input) {
    return handOver(caller.scope, { ...input, ...by(caller), ...ofAll(caller) });
  },

  async undoHandOver(caller, { id }) {
    await undoHandOver(caller.scope, { id, ...by(caller), ...ofAll(caller) });
    return {};
  },

  async giveTables(caller, input) {
    await giveTables(caller.scope, { ...input, ...by(caller) });
    return {};
  },

  plan: ({ scope }) => scope.gathered('floor plan', () => readPlan(scope)),

  savePlan: ({ scope }, input) => writePlan(scope, input),
} satisfies Serves<typeof calls>;
