import { useId } from 'react';
import { RoomLeft } from '#client/room-left.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { maxListedReason, maxReasons } from '../../corrections/values.ts';

interface ReasonRow {
  id: number;
  text: string;
}

export const rowsOf = (reasons: readonly string[]): ReasonRow[] => reasons.map((text, id) => ({ id, text }));

/** The reasons of one kind while they are written: what is empty is none. */
export const reasonsOf = (rows: readonly ReasonRow[]) =>
  rows.map(({ text }) => text.trim()).filter((text) => text !== '');

interface ReasonRowsProps {
  title: string;
  rows: readonly ReasonRow[];
  onRows: (rows: ReasonRow[]) => void;
}

export function ReasonRows({ title, rows, onRows }: ReasonRowsProps) {
  const id = useId();
  const add = () => onRows([...rows, { id: Math.max(0, ...rows.map((row) => row.id)) + 1, text: '' }]);
  const write = (rowId: number, text: string) =>
    onRows(rows.map((row) => (row.id === rowId ? { id: rowId, text } : row)));
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {rows.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
          <TextInput
            aria-label={m['orders.corrections.reasons.one']({ kind: title, number: index + 1 })}
            maxLength={maxListedReason}
            value={row.text}
            onChange={(event) => write(row.id, event.target.value)}
          />
          <IconButton
            icon={TrashIcon}
            tone="danger"
            label={m['orders.corrections.reasons.remove']({ kind: title, number: index + 1 })}
            onClick={() => onRows(rows.filter(({ id }) => id !== row.id))}
          />
          <RoomLeft text={row.text} max={maxListedReason} />
        </div>
      ))}
      {reasonsOf(rows).length === 0 && (
        <p role="alert" className="text-danger text-sm">
          {m['orders.corrections.reasons.lacking']()}
        </p>
      )}
      {rows.length < maxReasons && (
        <Button
          variant="soft"
          aria-label={m['orders.corrections.reasons.addTo']({ kind: title })}
          onClick={add}
          className="justify-self-start"
        >
          <PlusIcon />
          {m['orders.corrections.reasons.add']()}
        </Button>
      )}
    </section>
  );
}
