import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Field } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PencilIcon, QrIcon } from '#ui/late-icons.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import type { FloorTable } from '../../../tables/contract.ts';
import { maxSeats } from '../../../tables/values.ts';
import type { TableAction } from '../../../tables/web/table-card.tsx';
import { useSeats } from '../../../tables/web/use-seats.ts';
import { usualShape } from '../../plan/complete.ts';
import { shapes } from '../../plan/values.ts';
import type { TableView } from '../table-view.ts';
import type { PlanDraft } from './use-plan-draft.ts';

const deeds = [
  { deed: 'code', icon: QrIcon, label: m['floor.plan.code'], name: m['tables.code'] },
  { deed: 'edit', icon: PencilIcon, label: m['floor.plan.edit'], name: m['tables.edit'] },
] as const;

interface ArrangeToolsProps {
  draft: PlanDraft;
  views: readonly TableView[];
  selected: string | null;
  onSelect: (tableId: string | null) => void;
  onAction: (action: TableAction, table: FloorTable) => void;
}

/** Of the table that was chosen: its shape and room, its code and its seats. A table is deleted in the list: nothing here acts against what is saved below. Those that stand nowhere yet wait beside. */
export function ArrangeTools({ draft, views, selected, onSelect, onAction }: ArrangeToolsProps) {
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
      <Chosen {...{ draft, views, selected, onAction }} />
    </div>
  );
}

function Chosen({ draft, views, selected, onAction }: Omit<ArrangeToolsProps, 'onSelect'>) {
  const table = views.find((view) => view.table.id === selected)?.table;
  const place = selected ? draft.placeOf(selected) : undefined;
  const chosen = table !== undefined && place !== undefined;
  const { seats = 1, setSeats } = useSeats(table);
  // There without a table too: if it came with one, the rooms below would slip away from under the finger that lifts it.
  return (
    <fieldset className="grid gap-2" disabled={!chosen}>
      <legend className={cx('mb-2', chosen ? 'font-semibold' : 'text-ink-2')}>
        {chosen ? m['orders.table']({ number: table.number }) : m['floor.plan.choose']()}
      </legend>
      <div className="flex flex-wrap items-end gap-3">
        <Segmented
          label={m['floor.plan.shape']()}
          value={place?.shape ?? shapes[0]}
          onChange={(shape) => selected && draft.shape(selected, shape)}
          segments={shapes.map((value) => ({ value, label: m[`floor.plan.shapes.${value}`]() }))}
        />
        <div className="grid gap-2">
          <span aria-hidden="true" className="font-medium text-sm">
            {m['tables.form.capacity']()}
          </span>
          <div className="flex h-13 items-center">
            <NumberStepper
              label={m['tables.form.capacity']()}
              decreaseLabel={m['floor.plan.fewerSeats']()}
              increaseLabel={m['floor.plan.moreSeats']()}
              value={seats}
              min={1}
              max={maxSeats}
              onChange={setSeats}
            />
          </div>
        </div>
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
        <div className="flex flex-wrap gap-2">
          {deeds.map(({ deed, icon: Icon, label, name }) => (
            <Button
              key={deed}
              variant="soft"
              aria-label={table && name({ number: table.number })}
              onClick={() => table && onAction(deed, table)}
            >
              <Icon size={20} />
              {label()}
            </Button>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
