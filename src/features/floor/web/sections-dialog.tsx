import { useState } from 'react';
import { api } from '#client/api.ts';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import { TableIcon } from '#ui/staff/icons.tsx';
import { firstName } from '../../calls/web/call-words.ts';
import type { Colleague } from '../contract.ts';
import type { TableView } from './table-view.ts';

interface SectionsDialogProps {
  views: readonly TableView[];
  staff: readonly Colleague[];
  onClose: () => void;
}

/** Whose section each table is in: somebody is chosen, their tables are tapped, and each tap is kept. */
export function SectionsDialog({ views, staff, onClose }: SectionsDialogProps) {
  const [chosen, setChosen] = useState(staff[0]?.id ?? '');
  const give = useChange(api.floor.giveTables.mutationOptions(), {
    failed: m['floor.failed'](),
    inPlace: true,
    rereads: [api.floor.key()],
    untilReread: true,
    queue: 'sections',
  });
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      closeLabel={m['common.close']()}
      title={m['floor.sections.title']()}
      subtitle={m['floor.sections.hint']()}
    >
      {views.length === 0 ? (
        <EmptyState icon={TableIcon} title={m['tables.none']()} />
      ) : (
        <div className="grid gap-4">
          <Unsent of={[give]} />
          <Field label={m['floor.sections.waiter']()}>
            {(field) => (
              <Select {...field} value={chosen} onChange={(event) => setChosen(event.target.value)}>
                <NamedOptions of={staff} />
              </Select>
            )}
          </Field>
          <fieldset>
            <legend className="mb-2 font-semibold text-ink-2 text-sm">{m['floor.sections.tables']()}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
              {views.map(({ table, section }) => {
                const theirs = section?.id === chosen;
                const waiting = give.isPending && give.variables?.tableIds[0] === table.id;
                return (
                  <button
                    key={table.id}
                    type="button"
                    aria-pressed={theirs}
                    aria-busy={waiting || undefined}
                    onClick={() => give.mutate({ tableIds: [table.id], waiterId: theirs ? null : chosen })}
                    className={cx(
                      'grid min-h-16 min-w-0 content-center justify-items-center rounded-md px-1.5 py-2 transition',
                      theirs ? 'bg-tint-2 text-brand-ink ring-2 ring-brand' : 'bg-sunken hover:bg-tint',
                      waiting && 'opacity-60',
                    )}
                  >
                    <b className="font-semibold text-lg leading-6 tabular-nums">{`#${table.number}`}</b>
                    <span className="max-w-full truncate text-xs">
                      {section ? firstName(section.name) : m['floor.sections.nobody']()}
                    </span>
                  </button>
                );
              })}
            </div>
          </fieldset>
        </div>
      )}
    </Dialog>
  );
}
