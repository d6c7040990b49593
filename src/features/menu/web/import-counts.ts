import { m } from '#generated/messages/messages.js';
import type { CsvPreview, CsvProblem, CsvRow } from '../csv/contract.ts';

/** That an empty cell takes away what the menu has. */
export const clears = ({ from, to }: Pick<CsvRow['changes'][number], 'from' | 'to'>): boolean =>
  from !== '' && to === '';

/** How many cells do. */
export function clearedCells(rows: readonly Pick<CsvRow, 'changes'>[]): number {
  return rows.flatMap(({ changes }) => changes.filter(clears)).length;
}

/** The problems of each line, lines in the order of the table. */
export function problemsByLine(problems: readonly CsvProblem[]): [line: number, problems: CsvProblem[]][] {
  const lines = new Map<number, CsvProblem[]>();
  for (const problem of problems) lines.set(problem.line, [...(lines.get(problem.line) ?? []), problem]);
  return [...lines].sort(([one], [other]) => one - other);
}

/** '12 novos', '3 mudam', '2 com erro': what there is none of is not said. */
export function countTexts({ counts, problems }: Pick<CsvPreview, 'counts' | 'problems'>): string[] {
  const wrong = problemsByLine(problems).length;
  const said = [
    [counts.new, m['menu.tools.newOne'], m['menu.tools.newMany']],
    [counts.changed, m['menu.tools.changedOne'], m['menu.tools.changedMany']],
    [wrong, m['menu.tools.wrongOne'], m['menu.tools.wrongMany']],
    [counts.unchanged, m['menu.tools.unchanged'], m['menu.tools.unchanged']],
    [counts.absent, m['menu.tools.absent'], m['menu.tools.absent']],
  ] as const;
  return said.filter(([count]) => count > 0).map(([count, one, many]) => (count === 1 ? one : many)({ count }));
}
