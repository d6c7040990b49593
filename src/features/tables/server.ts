import type { StaffCaller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { Serves } from '../serves.ts';
import { createTable, editTable, removeTable, restoreTable, setTableStatus } from './change.ts';
import { codeWasRight, mayTryCode } from './code-tries.ts';
import { rotateTable, rotateTables, tableCode, tableCodes } from './codes.ts';
import type { tables as calls } from './contract.ts';
import { houseAtTable } from './house-at-table.ts';
import { standingAt } from './seat.ts';
import { tableAtDoor } from './store.ts';

/** All but the floor, which says what is open at each table: `bills/floor.ts`. */
export const tables = {
  async visit(caller, input) {
    const { scope, restaurantId } = await houseAtTable(caller, input);
    const sitting = caller.tableSeat(restaurantId, input.number);
    const standing = known(await standingAt(scope, input.number, sitting));
    const { tableId, number, seated, movedTo, together, closedBillId } = standing;
    if (movedTo !== null && sitting !== null) caller.takeSeat(restaurantId, movedTo, sitting);
    return { id: tableId, number, seated, movedTo, together, ended: closedBillId !== null };
  },

  async enter(caller, input) {
    const { scope, restaurantId } = await caller.house(input.slug);
    const table = known(await tableAtDoor(scope, input.number, { code: input.code }));
    const door = { restaurantId, tableId: table.id };
    if (!(await mayTryCode(caller, door))) throw new CodedError('table_code_exhausted');
    if (!table.codeFits) throw new CodedError('table_code_wrong');
    await codeWasRight(caller, door);
    caller.takeSeat(restaurantId, table.number, table.sitting);
    return { seated: true };
  },

  create({ scope }, input) {
    return createTable(scope, input);
  },

  edit(caller, input) {
    return editTable(caller.scope, input, handOf(caller));
  },

  setStatus(caller, input) {
    return setTableStatus(caller.scope, input, handOf(caller));
  },

  remove({ scope }, { id }) {
    return removeTable(scope, id);
  },

  restore({ scope }, { id }) {
    return restoreTable(scope, id);
  },

  async codes({ scope, publicUrl, now }) {
    const at = now().toISOString();
    return { codes: await tableCodes(scope, publicUrl), now: at };
  },

  code({ scope, publicUrl }, { id }) {
    return tableCode(scope, id, publicUrl);
  },

  rotate({ scope, publicUrl, now }, input) {
    return rotateTable(scope, { ...input, now: now() }, publicUrl);
  },

  rotateAll({ scope, now }, { seenAt }) {
    return rotateTables(scope, seenAt, now());
  },
} satisfies Omit<Serves<typeof calls>, 'list'>;

const handOf = ({ account, now }: StaffCaller) => ({ actorId: account.id, now: now() });

function known<T>(table: T | null): T {
  if (!table) throw new CodedError('table_not_found');
  return table;
}
