import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
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
                draft.add(id, last.id, capacity > 4 ? 'long' : capacity > 2 ? 'square' : 'round');
                onSelect(id);
              }}
            >
              <PlusIcon size={16} />
              {`#${number}`}
            </Button>
          ))}
        </div>
      )}
      <Chosen draft={draft} views={views} selected={selected} onSelect={onSelect} />
    </div>
  );
}

function Chosen({ draft, views, selected, onSelect }: ArrangeToolsProps) {
  const number = views.find(({ table }) => table.id === selected)?.table.number;
  const place = selected ? draft.placeOf(selected) : undefined;
  if (!selected || number === undefined || !place)
    return <p className="text-ink-2 text-sm">{m['floor.plan.choose']()}</p>;
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="float-left mr-3 self-center font-semibold">{m['orders.table']({ number })}</legend>
      <Segmented
        label={m['floor.plan.shape']()}
        value={place.shape}
        onChange={(shape) => draft.shape(selected, shape)}
        segments={shapes.map((value) => ({ value, label: m[`floor.plan.shapes.${value}`]() }))}
      />
      <Field label={m['floor.plan.room']()} className="min-w-44">
        {(field) => (
          <Select
            {...field}
            value={draft.roomOf(selected)?.id}
            onChange={(event) => draft.add(selected, event.target.value, place.shape)}
          >
            {draft.rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        variant="plain"
        onClick={() => {
          draft.remove(selected);
          onSelect(null);
        }}
      >
        {m['floor.plan.takeOut']()}
      </Button>
    </fieldset>
  );
}
