import { useId, useState } from 'react';
import { RoomLeft } from '#client/room-left.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { maxListedReason, maxReasons } from '../../corrections/values.ts';

/** The reasons of one kind while they are written: what is empty is none. */
export function useReasonRows(before: readonly string[]) {
  const [rows, setRows] = useState(() => before.map((text, id) => ({ id, text })));
  return {
    rows,
    reasons: rows.map(({ text }) => text.trim()).filter((text) => text !== ''),
    add: () => setRows([...rows, { id: Math.max(0, ...rows.map(({ id }) => id)) + 1, text: '' }]),
    write: (id: number, text: string) => setRows(rows.map((row) => (row.id === id ? { id, text } : row))),
    remove: (id: number) => setRows(rows.filter((row) => row.id !== id)),
  };
}

export function ReasonRows({ title, list }: { title: string; list: ReturnType<typeof useReasonRows> }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {list.rows.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
          <TextInput
            aria-label={m['orders.corrections.reasons.one']({ kind: title, number: index + 1 })}
            maxLength={maxListedReason}
            value={row.text}
            onChange={(event) => list.write(row.id, event.target.value)}
          />
          <IconButton
            icon={TrashIcon}
            tone="danger"
            label={m['orders.corrections.reasons.remove']({ kind: title, number: index + 1 })}
            onClick={() => list.remove(row.id)}
          />
          <RoomLeft text={row.text} max={maxListedReason} />
        </div>
      ))}
      {list.reasons.length === 0 && (
        <p role="alert" className="text-danger text-sm">
          {m['orders.corrections.reasons.lacking']()}
        </p>
      )}
      {list.rows.length < maxReasons && (
        <Button
          variant="soft"
          aria-label={m['orders.corrections.reasons.addTo']({ kind: title })}
          onClick={list.add}
          className="justify-self-start"
        >
          <PlusIcon />
          {m['orders.corrections.reasons.add']()}
        </Button>
      )}
    </section>
  );
}
