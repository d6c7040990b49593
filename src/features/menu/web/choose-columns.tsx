import { type SubmitEvent, useState } from 'react';
import { errorDetails } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { DataTable } from '#ui/staff/data-table.tsx';
import type { ColumnsAsked, CsvColumn } from '../csv/contract.ts';
import { columnNames } from './csv-texts.ts';

type Places = ColumnsAsked['places'];

const needed: readonly CsvColumn[] = ['category', 'name', 'price'];
const offered: readonly CsvColumn[] = [...needed, 'description', 'available', 'pricing'];
const none = -1;

/** What has to be asked of a table that was refused because of its columns; null for any other refusal. */
export function columnsAsked(error: unknown): ColumnsAsked | null {
  const { header, rows, places } = errorDetails(error) as Partial<ColumnsAsked>;
  return header && header.length > 1 && rows && places ? { header, rows, places } : null;
}

/** Which column of a table is which, where its header says it in words that nobody here knows. */
export function ChooseColumns({
  asked: { header, rows, places },
  busy,
  onChosen,
}: {
  asked: ColumnsAsked;
  busy: boolean;
  onChosen: (places: Places) => void;
}) {
  const [chosen, setChosen] = useState(() => new Map(offered.map((column) => [column, places.indexOf(column)])));
  const taken = [...chosen.values()].filter((place) => place !== none);
  const ready = needed.every((column) => (chosen.get(column) ?? none) !== none) && new Set(taken).size === taken.length;
  const named = (place: number) => header[place] || m['menu.tools.columns.unnamed']({ number: place + 1 });
  const offeredAs = (place: number) => {
    const values = [...new Set(rows.flatMap((cells) => cells[place] || []))].join(', ');
    if (header[place] || !values) return named(place);
    return m['menu.tools.columns.unnamedWith']({ number: place + 1, values });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    const others = places.map((column) => (column && offered.includes(column) ? null : column));
    for (const [column, place] of chosen) if (place !== none) others[place] = column;
    onChosen(others);
  };
  return (
    <form onSubmit={submit} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h3 className="text-lg">{m['menu.tools.columns.title']()}</h3>
        <p className="text-ink-2 text-sm">{m['menu.tools.columns.hint']()}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {offered.map((column) => (
          <Field
            key={column}
            label={<span className="inline-block first-letter:uppercase">{columnNames[column]()}</span>}
            required={needed.includes(column)}
          >
            {(control) => (
              <Select
                {...control}
                value={chosen.get(column) ?? none}
                onChange={({ target }) => setChosen(new Map(chosen).set(column, Number(target.value)))}
              >
                <option value={none}>{m['menu.tools.columns.none']()}</option>
                {header.map((_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place is what a column is known by
                  <option key={place} value={place}>
                    {offeredAs(place)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <DataTable
        wide
        caption={m['menu.tools.columns.rows']()}
        columns={header.map((_, place) => ({
          key: String(place),
          header: named(place),
          cell: (row: { cells: string[] }) => <span className="wrap-anywhere">{row.cells[place]}</span>,
        }))}
        rows={rows.map((cells, line) => ({ line, cells }))}
        rowKey={({ line }) => line}
      />
      <Button type="submit" variant="soft" disabled={!ready} busy={busy} className="justify-self-start">
        {m['menu.tools.columns.use']()}
      </Button>
    </form>
  );
}
