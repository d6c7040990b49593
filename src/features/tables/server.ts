import type { Caller, StaffCaller } from '#database/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { Table } from './contract.ts';
import { isSeated, listTables, type TableAtDoor, tableAtDoor } from './store.ts';

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

  async list(caller: StaffCaller): Promise<{ tables: Table[] }> {
    return { tables: await listTables(caller.scope) };
  },
};

function known(table: TableAtDoor | null): TableAtDoor {
  if (!table) throw new CodedError('table_not_found');
  return table;
}
