import type { StaffCaller } from '#database/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { readMenu } from '../store.ts';
import type { CsvPreview } from './contract.ts';
import { tableOf } from './entry.ts';
import { type Plan, planImport } from './plan.ts';
import { writePlan } from './store.ts';
import { readTable, writeTable } from './table.ts';

export const menuCsv = {
  async exportCsv({ scope, locale }: StaffCaller): Promise<{ text: string }> {
    return { text: writeTable(tableOf(await readMenu(scope), locale)) };
  },

  async previewCsv(caller: StaffCaller, { text }: { text: string }): Promise<CsvPreview> {
    return (await planned(caller, text)).preview;
  },

  async importCsv(caller: StaffCaller, { text, version }: { text: string; version: number }) {
    const { preview, writes } = await planned(caller, text);
    // What was shown is what is done: against another menu the same table may mean something else.
    if (preview.version !== version) throw new CodedError('menu_changed');
    if (preview.problems.length > 0) throw new CodedError('csv_errors');
    await writePlan(caller.scope, version, writes);
    return { added: preview.counts.new, changed: preview.counts.changed };
  },
};

async function planned({ scope, locale }: StaffCaller, text: string): Promise<Plan> {
  const table = readTable(text, locale);
  return planImport(await readMenu(scope), table, locale);
}
