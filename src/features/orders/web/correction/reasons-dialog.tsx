import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { api } from '#client/api.ts';
import { discardWords } from '#client/discard-words.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { RoomLeft } from '#client/room-left.tsx';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { maxListedReason, maxReasons } from '../../corrections/values.ts';

/** The owner's words for why something leaves a bill. */
export function ReasonsDialog({ onClose }: { onClose: () => void }) {
  const read = useQuery({ ...api.orders.correctionChoices.queryOptions(), staleTime: 0 });
  if (read.data) return <ReasonsForm before={read.data.reasons} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={m['orders.corrections.reasons.title']()} closeLabel={m['common.close']()}>
      <Read query={read} failed={m['orders.corrections.unread']()} waiting={<Loading itemClass="h-111 rounded-md!" />}>
        {() => null}
      </Read>
    </Dialog>
  );
}

interface Row {
  id: number;
  text: string;
}

function ReasonsForm({ before, onClose }: { before: readonly string[]; onClose: () => void }) {
  const formId = useId();
  const [rows, setRows] = useState<Row[]>(() => before.map((text, id) => ({ id, text })));
  const reasons = rows.map(({ text }) => text.trim()).filter((text) => text !== '');
  const save = useChange(api.orders.saveReasons.mutationOptions(), {
    done: m['orders.corrections.reasons.saved'](),
    failed: m['orders.corrections.reasons.failed'](),
    inPlace: true,
    rereads: [api.orders.correctionChoices.key()],
    onDone: onClose,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending && reasons.length > 0) save.mutate({ reasons });
  };
  const add = () => setRows([...rows, { id: Math.max(0, ...rows.map(({ id }) => id)) + 1, text: '' }]);
  return (
    <GuardedDialog
      touched={reasons.join('\n') !== before.join('\n')}
      busy={save.isPending}
      words={discardWords()}
      onClose={onClose}
      title={m['orders.corrections.reasons.title']()}
      footer={
        <Button type="submit" form={formId} wide busy={save.isPending} disabled={reasons.length === 0}>
          {m['orders.corrections.reasons.save']()}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-3">
        <p className="text-ink-2 text-sm">{m['orders.corrections.reasons.hint']()}</p>
        {rows.map((row, index) => (
          <div key={row.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
            <TextInput
              aria-label={m['orders.corrections.reasons.one']({ number: index + 1 })}
              maxLength={maxListedReason}
              value={row.text}
              onChange={(event) =>
                setRows(rows.map((other) => (other === row ? { ...row, text: event.target.value } : other)))
              }
            />
            <IconButton
              icon={TrashIcon}
              tone="danger"
              label={m['orders.corrections.reasons.remove']({ number: index + 1 })}
              onClick={() => setRows(rows.filter((other) => other !== row))}
            />
            <RoomLeft text={row.text} max={maxListedReason} />
          </div>
        ))}
        {rows.length < maxReasons && (
          <Button variant="soft" onClick={add} className="justify-self-start">
            <PlusIcon />
            {m['orders.corrections.reasons.add']()}
          </Button>
        )}
        <Unsent of={[save]} />
      </form>
    </GuardedDialog>
  );
}
