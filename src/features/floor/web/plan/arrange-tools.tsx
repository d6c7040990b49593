import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Field } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import { usualShape } from '../../plan/complete.ts';
import { shapes } from '../../plan/values.ts';
import type { TableView } from '../table-view.ts';
import type { PlanDraft } from './use-plan-draft.ts';

interface ArrangeToolsProps {
  draft: PlanDraft;
  views: readonly TableView[];
  selected: string | null;
  onSelect: (tableId: string | null) => void;
}

/** Of the table that was chosen: its shape and room. Those that stand nowhere yet wait beside. */
export function ArrangeTools({ draft, views, selected, onSelect }: ArrangeToolsProps) {
  const waiting = views.filter(({ table }) => !draft.placeOf(table.id));
  const last = draft.rooms.at(-1);
  return (
    <div className="grid gap-3 rounded-lg bg-surface p-4 shadow-card">
      {waiting.length > 0 && last && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="mr-2 font-medium text-sm">{m['floor.plan.waiting']({ room: last.name })}</span>
          {waiting.map(({ table: { id, number, capacity } }) => (
            <Button
              key={id}
              size="s"
              variant="soft"
              aria-label={m['floor.plan.addOf']({ number })}
              onClick={() => {
                draft.add(id, last.id, usualShape(capacity));
                onSelect(id);
              }}
            >
              <PlusIcon size={16} />
              {`#${number}`}
            </Button>
          ))}
        </div>
      )}
      <Chosen draft={draft} views={views} selected={selected} />
    </div>
  );
}

function Chosen({ draft, views, selected }: Omit<ArrangeToolsProps, 'onSelect'>) {
  const number = views.find(({ table }) => table.id === selected)?.table.number;
  const place = selected ? draft.placeOf(selected) : undefined;
  const chosen = selected !== null && number !== undefined && place !== undefined;
  // There without a table too: if it came with one, the rooms below would slip away from under the finger that lifts it.
  return (
    <fieldset className="grid gap-2" disabled={!chosen}>
      <legend className={cx('mb-2', chosen ? 'font-semibold' : 'text-ink-2')}>
        {chosen ? m['orders.table']({ number }) : m['floor.plan.choose']()}
      </legend>
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          label={m['floor.plan.shape']()}
          value={place?.shape ?? shapes[0]}
          onChange={(shape) => selected && draft.shape(selected, shape)}
          segments={shapes.map((value) => ({ value, label: m[`floor.plan.shapes.${value}`]() }))}
        />
        <Field label={m['floor.plan.room']()} className="min-w-44">
          {(field) => (
            <Select
              {...field}
              value={selected ? draft.roomOf(selected)?.id : draft.rooms[0]?.id}
              onChange={(event) => selected && place && draft.add(selected, event.target.value, place.shape)}
            >
              <NamedOptions of={draft.rooms} />
            </Select>
          )}
        </Field>
      </div>
    </fieldset>
  );
}
