import type { Caller, StaffCaller } from '#database/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { createTable, editTable, removeTable, setTableStatus } from './change.ts';
import { rotateTable, rotateTables, tableCode, tableCodes } from './codes.ts';
import type { FloorTable, NewTable, TableChange, TableCode, TableStatus } from './contract.ts';
import { floorTables, isSeated, type TableAtDoor, tableAtDoor } from './store.ts';

interface AtTable {
  slug: string;
  number: number;
}

export const tables = {
  async visit(caller: Caller, input: AtTable): Promise<{ id: string; number: number; seated: boolean }> {
    const { scope, restaurantId } = await caller.house(input.slug);
    const secret = caller.tableSecret(restaurantId, input.number);
    const table = known(await tableAtDoor(scope, input.number, { secret }));
    return { id: table.id, number: table.number, seated: isSeated(table) };
  },

  async enter(caller: Caller, input: AtTable & { code: string }): Promise<{ seated: true }> {
    const { scope, restaurantId } = await caller.house(input.slug);
    // Bounded per table, and per address over all tables: six characters do not hold against endless guessing.
    const budgets = [`${restaurantId} ${input.number}`, caller.address];
    if (!budgets.every((key) => caller.limits.take('tableCode', key))) throw new CodedError('table_code_exhausted');
    const table = known(await tableAtDoor(scope, input.number, { code: input.code }));
    if (!table.codeFits) throw new CodedError('table_code_wrong');
    // A full house behind one address enters one table after another.
    for (const key of budgets) caller.limits.giveBack('tableCode', key);
    caller.rememberTable(restaurantId, table.number, table.secret);
    return { seated: true };
  },

  list({ scope, now }: StaffCaller): Promise<{ tables: FloorTable[]; now: string }> {
    const at = now().toISOString();
    return scope.gathered('tables', async () => ({ tables: await floorTables(scope), now: at }));
  },

  create({ scope }: StaffCaller, input: NewTable) {
    return createTable(scope, input);
  },

  edit({ scope }: StaffCaller, input: TableChange) {
    return editTable(scope, input);
  },

  setStatus({ scope }: StaffCaller, input: { id: string; status: TableStatus }) {
    return setTableStatus(scope, input);
  },

  remove({ scope }: StaffCaller, { id }: { id: string }) {
    return removeTable(scope, id);
  },

  async codes({ scope, publicUrl, now }: StaffCaller): Promise<{ codes: TableCode[]; now: string }> {
    const at = now().toISOString();
    return { codes: await tableCodes(scope, publicUrl), now: at };
  },

  code({ scope, publicUrl }: StaffCaller, { id }: { id: string }): Promise<TableCode> {
    return tableCode(scope, id, publicUrl);
  },

  rotate({ scope, publicUrl, now }: StaffCaller, input: { id: string; shortCode: string }): Promise<TableCode> {
    return rotateTable(scope, { ...input, now: now() }, publicUrl);
  },

  rotateAll({ scope, now }: StaffCaller, { seenAt }: { seenAt: string }): Promise<{ rotated: number }> {
    return rotateTables(scope, seenAt, now());
  },
};

function known(table: TableAtDoor | null): TableAtDoor {
  if (!table) throw new CodedError('table_not_found');
  return table;
}
