import { useId } from 'react';
import { api, client } from '#client/api.ts';
import { newKey } from '#client/new-key.ts';
import { m } from '#generated/messages/messages.js';
import { folded } from '#lib/folded.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Sortable } from '#ui/staff/sortable.tsx';
import { Switch } from '#ui/switch.tsx';
import { sortWords } from '../../../menu/web/editing/sort-words.ts';
import { SectionForm } from '../../../restaurants/web/settings/section-form.tsx';
import { useSavedForm } from '../../../restaurants/web/use-saved-form.ts';
import type { CallSettings } from '../../contract.ts';
import { maxRequests } from '../../values.ts';
import { RequestRow } from './request-row.tsx';

interface Row {
  id: string;
  text: string;
  /** Added a moment ago. */
  isNew?: true;
}

const callsDraft = ({ waiter, bill, requests }: CallSettings) => ({
  waiter,
  bill,
  rows: requests.map((text, n): Row => ({ id: String(n), text })),
});

/** Rows that were left empty are no requests. */
const typedOf = (rows: readonly Row[]) =>
  rows.map(({ id, text }) => ({ id, text: text.trim() })).filter(({ text }) => text !== '');

export function CallsForm({ read }: { read: CallSettings }) {
  const id = useId();
  const { draft, set, save, discard, reload, form, dirty, saving, busy, outdated } = useSavedForm({
    saved: read,
    draftOf: callsDraft,
    send: ({ waiter, bill, rows }, revision) =>
      client.calls.saveSettings({ waiter, bill, requests: typedOf(rows).map(({ text }) => text), revision }),
    read: () => client.calls.settings(),
    queryKey: api.calls.settings.queryKey(),
    savedText: m['calls.settings.saved'](),
    failedText: m['calls.settings.failed'](),
  });
  const { waiter, bill, rows } = draft;
  const setRows = (changed: Row[]) => set('rows', changed);
  const typed = typedOf(rows);
  const twice = typed.find(({ text }, n) => typed.slice(0, n).some((each) => folded(each.text) === folded(text)))?.id;
  const add = () => setRows([...rows, { id: newKey(), text: '', isNew: true }]);
  const submit = () => {
    if (!twice) save();
  };
  return (
    <SectionForm
      form={form}
      dirty={dirty}
      saving={saving}
      busy={busy}
      outdated={outdated}
      onSave={submit}
      onDiscard={discard}
      onReload={reload}
    >
      <Card className="grid gap-5 sm:p-7">
        <div className="grid gap-1">
          <Switch
            label={m['calls.settings.waiter']()}
            checked={waiter}
            onChange={(event) => set('waiter', event.target.checked)}
          />
          <Switch
            label={m['calls.settings.bill']()}
            checked={bill}
            onChange={(event) => set('bill', event.target.checked)}
          />
        </div>
        <section aria-labelledby={`${id}-requests`} className="grid gap-3">
          <div>
            <h3 id={`${id}-requests`} className="text-lg">
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
                isNew={row.isNew === true}
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
      </Card>
    </SectionForm>
  );
}
