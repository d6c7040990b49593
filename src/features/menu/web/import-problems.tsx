import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { CsvProblem } from '../csv/contract.ts';
import { columnNames, problemTexts } from './csv-texts.ts';
import { problemsByLine } from './import-counts.ts';

export function ImportProblems({ problems }: { problems: readonly CsvProblem[] }) {
  return (
    <section className="grid gap-1 pb-5">
      <Notice tone="red" title={m['menu.tools.problemsTitle']()}>
        {m['menu.tools.problemsHint']()}
      </Notice>
      <ul aria-label={m['menu.tools.problemsTitle']()} className="divide-y divide-hairline">
        {problemsByLine(problems).map(([line, its]) => (
          <li
            key={line}
            className="grid gap-x-4 py-2.5 text-sm [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto] sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <span className="font-semibold tabular-nums">{m['menu.tools.line']({ line })}</span>
            <ul className="grid min-w-0 gap-1 wrap-anywhere">
              {its.map(({ column, problem, value }) => (
                <li key={`${column} ${problem} ${value}`}>
                  <b className="font-semibold">{columnNames[column]()}</b>
                  {value && <span className="text-ink-2">{` “${value}”`}</span>}
                  {': '}
                  {problemTexts[problem]()}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
