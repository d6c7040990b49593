import { type SubmitEvent, useId, useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { folded } from '#lib/folded.ts';
import { Button } from '#ui/button.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Sortable } from '#ui/staff/sortable.tsx';
import { Switch } from '#ui/switch.tsx';
import { sortWords } from '../../../menu/web/editing/sort-words.ts';
import { discardWords } from '../../../orders/web/discard-words.ts';
import type { CallSettings } from '../../contract.ts';
import { maxRequests } from '../../values.ts';
import { RequestRow } from './request-row.tsx';

interface Row {
  id: string;
  text: string;
}

/** What was read when it opened is what is edited: who saved meanwhile is not overwritten. */
export function CallsForm({ read, onClose }: { read: CallSettings; onClose: () => void }) {
  const [before] = useState(read);
  const formId = useId();
  const [waiter, setWaiter] = useState(before.waiter);
  const [bill, setBill] = useState(before.bill);
  const [rows, setRows] = useState<Row[]>(() => before.requests.map((text, n) => ({ id: String(n), text })));
  const [made, setMade] = useState(rows.length);
  const typed = rows.map(({ id, text }) => ({ id, text: text.trim() })).filter(({ text }) => text !== '');
  const requests = typed.map(({ text }) => text);
  const twice = typed.find(({ text }, n) => typed.slice(0, n).some((each) => folded(each.text) === folded(text)))?.id;
  const save = useChange(api.calls.saveSettings.mutationOptions(), {
    done: m['calls.settings.saved'](),
    failed: m['calls.settings.failed'](),
    rereads: [api.calls.settings.key()],
    onDone: onClose,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending && !twice) save.mutate({ waiter, bill, requests, revision: before.revision });
  };
  const add = () => {
    setRows([...rows, { id: String(made), text: '' }]);
    setMade(made + 1);
  };
  const touched =
    waiter !== before.waiter || bill !== before.bill || requests.join('\n') !== before.requests.join('\n');
  return (
    <GuardedDialog
      touched={touched}
      busy={save.isPending}
      words={discardWords()}
      onClose={onClose}
      title={m['calls.settings.title']()}
      footer={
        <Button type="submit" form={formId} wide busy={save.isPending}>
          {m['calls.settings.save']()}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-1">
          <Switch
            label={m['calls.settings.waiter']()}
            checked={waiter}
            onChange={(event) => setWaiter(event.target.checked)}
          />
          <Switch
            label={m['calls.settings.bill']()}
            checked={bill}
            onChange={(event) => setBill(event.target.checked)}
          />
        </div>
        <section aria-labelledby={`${formId}-requests`} className="grid gap-3">
          <div>
            <h3 id={`${formId}-requests`} className="text-lg">
              {m['calls.settings.requests']()}
            </h3>
            <p className="text-ink-2 text-sm">{m['calls.settings.requestsHint']()}</p>
          </div>
          <Sortable
            items={rows}
            nameOf={({ text }) => text || m['calls.settings.unnamed']()}
            words={sortWords()}
            onOrder={(ids) => setRows(ids.flatMap((id) => rows.find((row) => row.id === id) ?? []))}
            className="grid gap-2"
          >
            {(row, handle, index) => (
              <RequestRow
                number={index + 1}
                text={row.text}
                handle={handle}
                error={row.id === twice ? m['fields.request_twice']() : undefined}
                isNew={row.text === '' && Number(row.id) >= before.requests.length}
                onText={(text) => setRows(rows.map((other) => (other.id === row.id ? { ...other, text } : other)))}
                onRemove={() => setRows(rows.filter((other) => other.id !== row.id))}
              />
            )}
          </Sortable>
          {rows.length < maxRequests && (
            <Button variant="soft" onClick={add} className="justify-self-start">
              <PlusIcon />
              {m['calls.settings.add']()}
            </Button>
          )}
        </section>
      </form>
    </GuardedDialog>
  );
}
