import { Fragment, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';
import type { CsvGlance, CsvRow } from '../csv/contract.ts';
import { priceText } from '../price-text.ts';
import { columnNames } from './csv-texts.ts';
import { clears } from './import-counts.ts';

/** The same for every product and for the head above them; on a phone a product takes two rows of it. */
export const rowColumns =
  'grid grid-cols-[minmax(0,1fr)_auto_1.125rem] items-center gap-x-3 sm:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)_9.5rem_1.125rem] sm:gap-x-4';

/** A product on one line, with all that the table says of it behind a tap. */
export function ImportRow({ row: { line, kind, name, before, after, changes } }: { row: CsvRow }) {
  const [open, setOpen] = useState(false);
  const price = spoken(after);
  const oldPrice = before && spoken(before);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary
        className={cx(
          rowColumns,
          'min-h-12 cursor-pointer list-none rounded-sm py-2 [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="col-start-1 row-start-1 font-semibold wrap-anywhere">{name}</span>
        <span className="col-start-1 row-start-2 flex min-w-0 flex-wrap items-center gap-x-2 text-ink-2 text-sm sm:contents">
          <span className="min-w-0 wrap-anywhere sm:col-start-2 sm:row-start-1">{after.category}</span>
          <span className="min-w-0 sm:col-start-3 sm:row-start-1">
            {kind === 'new' ? (
              <Badge tone="green">{m['menu.tools.new']()}</Badge>
            ) : (
              changes.map((change, at) => (
                <Fragment key={change.column}>
                  {at > 0 && ', '}
                  {clears(change) ? (
                    <strong className="font-semibold text-danger">
                      {m['menu.tools.erases']({ column: columnNames[change.column]() })}
                    </strong>
                  ) : (
                    columnNames[change.column]()
                  )}
                </Fragment>
              ))
            )}
          </span>
        </span>
        <span className="money col-start-2 row-start-1 row-end-3 text-right sm:col-start-4 sm:row-end-2">
          {oldPrice && oldPrice !== price && (
            <>
              <span className="sr-only">{m['menu.tools.from']()} </span>
              <del className="block text-ink-3 text-sm">{oldPrice}</del>
              <span className="sr-only"> {m['menu.tools.to']()} </span>
            </>
          )}
          <span className="font-semibold">{price}</span>
        </span>
        <ChevronDownIcon
          size={18}
          className="col-start-3 row-start-1 row-end-3 text-ink-2 transition group-open:rotate-180 sm:col-start-5 sm:row-end-2"
        />
      </summary>
      {open && (
        <div className="pb-4 text-sm">
          <p className="pb-1.5 text-ink-2 tabular-nums">{m['menu.tools.line']({ line })}</p>
          <dl className="grid min-w-0 gap-1.5">
            {changes.map((change) => (
              <Change key={change.column} isNew={kind === 'new'} {...change} />
            ))}
          </dl>
        </div>
      )}
    </details>
  );
}

function spoken({ priceCents, pricing }: CsvGlance): string {
  return priceText({ priceCents, pricing: pricing ?? undefined });
}

function Change({ column, from, to, isNew }: CsvRow['changes'][number] & { isNew: boolean }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
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
