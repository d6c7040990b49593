import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';
import type { CsvPreview, CsvProblem, CsvRow } from '../csv/contract.ts';
import { columnNames, problemTexts } from './csv-texts.ts';

/** A long table is not laid out whole before somebody asks for it. */
const shownAtFirst = 50;
/** Many are no units: another column was chosen for them. */
const mostUnits = 12;

export function ImportPreview({ preview }: { preview: CsvPreview }) {
  const { counts, rows, problems, newCategories, free, ignored, unknownUnits } = preview;
  const numbers = [
    [m['menu.tools.countNew'](), counts.new],
    [m['menu.tools.countChanged'](), counts.changed],
    [m['menu.tools.countUnchanged'](), counts.unchanged],
    [m['menu.tools.countAbsent'](), counts.absent],
  ] as const;
  return (
    <div className="grid gap-5">
      <section role="status" aria-label={m['menu.tools.summary']()} className="grid gap-3">
        <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {numbers.map(([label, count]) => (
            <div key={label} className="grid rounded-md bg-sunken px-4 py-2.5">
              <dt className="text-ink-2 text-sm">{label}</dt>
              <dd className="money font-semibold text-2xl">{count}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-0.5 text-ink-2 text-sm wrap-anywhere">
          {counts.absent > 0 && <p>{m['menu.tools.absentHint']()}</p>}
          {newCategories.length > 0 && <p>{m['menu.tools.newCategories']({ list: newCategories.join(', ') })}</p>}
          {free.length > 0 && <p>{m['menu.tools.free']({ list: free.join(', ') })}</p>}
          {ignored.length > 0 && <p>{m['menu.tools.ignored']({ list: ignored.join(', ') })}</p>}
          {unknownUnits.length > 0 && <p>{unitsText(unknownUnits)}</p>}
        </div>
        {problems.length === 0 && rows.length === 0 && <Notice tone="green">{m['menu.tools.nothing']()}</Notice>}
      </section>
      {problems.length > 0 && <Problems problems={problems} />}
      {rows.length > 0 && <Rows rows={rows} />}
    </div>
  );
}

function unitsText(units: readonly string[]): string {
  const list = units.slice(0, mostUnits).join(', ');
  const more = units.length - mostUnits;
  return more > 0 ? m['menu.tools.unknownUnitsMore']({ list, more }) : m['menu.tools.unknownUnits']({ list });
}

function Problems({ problems }: { problems: CsvProblem[] }) {
  const { shown, more } = useShown(problems);
  return (
    <section className="grid gap-3">
      <Notice tone="red" title={m['menu.tools.problems']({ count: problems.length })}>
        {m['menu.tools.problemsHint']()}
      </Notice>
      <ul className="divide-y divide-hairline">
        {shown.map(({ line, column, problem, value }) => (
          <li
            key={`${line} ${column} ${problem} ${value}`}
            className="grid gap-x-4 py-2.5 sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <span className="font-medium text-sm tabular-nums">{m['menu.tools.line']({ line })}</span>
            <span className="min-w-0 text-sm wrap-anywhere">
              <b className="font-semibold">{columnNames[column]()}</b>
              {': '}
              {problemTexts[problem]()}
              {value && <span className="block text-ink-2">{value}</span>}
            </span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

function Rows({ rows }: { rows: CsvRow[] }) {
  const { shown, more } = useShown(rows);
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{m['menu.tools.changes']()}</h3>
      <ul className="divide-y divide-hairline">
        {shown.map((row) => (
          <li key={row.line} className="grid gap-x-4 gap-y-1.5 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 self-start">
              <span className="min-w-0 font-semibold wrap-anywhere">{row.name}</span>
              <Badge tone={row.kind === 'new' ? 'green' : 'blue'}>
                {row.kind === 'new' ? m['menu.tools.new']() : m['menu.tools.changed']()}
              </Badge>
              <span className="w-full text-ink-3 text-sm tabular-nums">{m['menu.tools.line']({ line: row.line })}</span>
            </div>
            <dl className="grid min-w-0 gap-1.5 text-sm">
              {row.changes.map((change) => (
                <Change key={change.column} isNew={row.kind === 'new'} {...change} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

function Change({ column, from, to, isNew }: CsvRow['changes'][number] & { isNew: boolean }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-2">{columnNames[column]()}</dt>
      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
        {!isNew && (
          <>
            <span className="sr-only">{m['menu.tools.from']()} </span>
            <del className="text-ink-3 decoration-ink-3/60">{from || m['menu.tools.empty']()}</del>{' '}
            <ArrowRightIcon size={14} className="inline text-ink-3" />
            <span className="sr-only"> {m['menu.tools.to']()}</span>{' '}
          </>
        )}
        <ins className="font-medium no-underline">{to || m['menu.tools.empty']()}</ins>
      </dd>
    </div>
  );
}

function useShown<Item>(items: readonly Item[]) {
  const [all, setAll] = useState(false);
  const some = !all && items.length > shownAtFirst;
  return {
    shown: some ? items.slice(0, shownAtFirst) : items,
    more: some && (
      <Button variant="plain" size="s" className="justify-self-start" onClick={() => setAll(true)}>
        {m['menu.tools.showMore']({ count: items.length })}
      </Button>
    ),
  };
}
