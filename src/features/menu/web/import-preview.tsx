import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { CsvPreview } from '../csv/contract.ts';
import { clearedCells, countTexts } from './import-counts.ts';
import { ImportProblems } from './import-problems.tsx';
import { ImportRows } from './import-rows.tsx';

/** Many are no units: another column was chosen for them. */
const mostUnits = 12;
const awaited = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface Props {
  preview: CsvPreview | null;
  checking: boolean;
  /** What stands above the lines, or instead of them. */
  children: ReactNode;
}

/** What a table would change. All that comes and goes does so in one place, which stays where it is. */
export function ImportPreview({ preview, checking, children }: Props) {
  const counts = preview && countTexts(preview);
  return (
    <div>
      <p
        role="status"
        className="sticky top-0 z-2 flex items-center bg-surface font-semibold not-empty:min-h-11 not-empty:py-2"
      >
        {checking ? m['menu.tools.reading']() : counts?.join(' · ')}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 not-empty:pb-5">{children}</div>
      {checking && <Waiting />}
      {preview && <Found {...preview} />}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className="divide-y divide-hairline">
      {awaited.map((row) => (
        <div key={row} className="flex h-16 items-center justify-between gap-4 sm:h-12">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-18" />
        </div>
      ))}
    </div>
  );
}

function Found({ counts, rows, problems, newCategories, free, ignored, unknownUnits }: CsvPreview) {
  const cleared = clearedCells(rows);
  return (
    <>
      {problems.length > 0 && <ImportProblems problems={problems} />}
      {cleared > 0 && (
        <Notice
          tone="red"
          title={cleared === 1 ? m['menu.tools.erasesOne']() : m['menu.tools.erasesMany']({ count: cleared })}
        >
          {m['menu.tools.erasesHint']()}
        </Notice>
      )}
      {problems.length === 0 && rows.length === 0 && <Notice tone="green">{m['menu.tools.nothing']()}</Notice>}
      <div className="grid gap-0.5 pb-3 text-ink-2 text-sm wrap-anywhere empty:hidden">
        {counts.absent > 0 && <p>{m['menu.tools.absentHint']()}</p>}
        {newCategories.length > 0 && <p>{m['menu.tools.newCategories']({ list: newCategories.join(', ') })}</p>}
        {free.length > 0 && <p>{m['menu.tools.free']({ list: free.join(', ') })}</p>}
        {ignored.length > 0 && <p>{m['menu.tools.ignored']({ list: ignored.join(', ') })}</p>}
        {unknownUnits.length > 0 && <p>{unitsText(unknownUnits)}</p>}
      </div>
      {rows.length > 0 && <ImportRows rows={rows} />}
    </>
  );
}

function unitsText(units: readonly string[]): string {
  const list = units.slice(0, mostUnits).join(', ');
  const more = units.length - mostUnits;
  return more > 0 ? m['menu.tools.unknownUnitsMore']({ list, more }) : m['menu.tools.unknownUnits']({ list });
}
