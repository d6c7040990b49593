import type { StaffCaller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { InputOf, Serves } from '../../serves.ts';
import { readForEditing } from '../editing/store.ts';
import type { menuCsv as calls } from './contract.ts';
import { tableOf } from './entry.ts';
import { type Plan, planImport } from './plan.ts';
import { writePlan } from './store.ts';
import { readTable, writeTable } from './table.ts';

export const menuCsv = {
  async exportCsv({ scope, locale }) {
    return { text: writeTable(tableOf(await readForEditing(scope), locale)) };
  },

  async previewCsv(caller, given) {
    return (await planned(caller, given)).preview;
  },

  async importCsv(caller, { version, ...given }) {
    const { preview, writes } = await planned(caller, given);
    // What was shown is what is done: against another menu the same table may mean something else.
    if (preview.version !== version) throw new CodedError('menu_changed');
    if (preview.problems.length > 0) throw new CodedError('csv_errors');
    await writePlan(caller.scope, version, writes);
    return { added: preview.counts.new, changed: preview.counts.changed };
  },
} satisfies Serves<typeof calls>;

async function planned(
  { scope, locale }: StaffCaller,
  { text, columns }: InputOf<typeof calls.previewCsv>,
): Promise<Plan> {
  const table = readTable(text, locale, columns);
  return planImport(await readForEditing(scope), table, locale);
}
