import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import type { CsvRow } from '../csv/contract.ts';
import { columnNames } from './csv-texts.ts';
import { ImportRow, rowColumns } from './import-row.tsx';

/** Blocks are laid out as they are scrolled to: browsers look after a few large ones with less work than after a thousand lines. */
const blockSize = 40;

function blocksOf(rows: readonly CsvRow[]): CsvRow[][] {
  const count = Math.ceil(rows.length / blockSize);
  return Array.from({ length: count }, (_, block) => rows.slice(block * blockSize, (block + 1) * blockSize));
}

export function ImportRows({ rows }: { rows: readonly CsvRow[] }) {
  return (
    <section aria-label={m['menu.tools.changes']()}>
      <div
        aria-hidden="true"
        className={cx(
          rowColumns,
          'sticky top-11 z-1 hidden! border-hairline border-b bg-surface py-2 font-medium text-ink-2 text-sm sm:grid!',
        )}
      >
        {(['name', 'category'] as const).map((column) => (
          <span key={column} className="first-letter:uppercase">
            {columnNames[column]()}
          </span>
        ))}
        <span>{m['menu.tools.changes']()}</span>
        <span className="text-right first-letter:uppercase">{columnNames.price()}</span>
      </div>
      {blocksOf(rows).map((block) => (
        <ul
          key={block[0]?.line}
          className="divide-y divide-hairline border-hairline border-b [contain-intrinsic-size:auto_160rem] [content-visibility:auto] sm:[contain-intrinsic-size:auto_123rem]"
        >
          {block.map((row) => (
            <li key={row.line}>
              <ImportRow row={row} />
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
