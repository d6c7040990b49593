import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon, QrIcon, TrashIcon } from '#ui/late-icons.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import type { FloorTable } from '../../../tables/contract.ts';
import { maxSeats } from '../../../tables/values.ts';
import type { TableAction } from '../../../tables/web/table-card.tsx';
import { type Place, shapes } from '../../plan/values.ts';
import type { PlanDraft } from './use-plan-draft.ts';

const deeds = [
  { deed: 'code', icon: QrIcon, name: m['tables.code'] },
  { deed: 'edit', icon: PencilIcon, name: m['tables.edit'] },
  { deed: 'remove', icon: TrashIcon, name: m['tables.remove'] },
] as const;

interface ChosenTableProps {
  draft: PlanDraft;
  /** Undefined while none is chosen. */
  table: FloorTable | undefined;
  place: Place | undefined;
  className: string;
  onAction: (action: TableAction, table: FloorTable) => void;
}

/** Above, what is done at once; then what is saved with the plan: its shape, room and seats. */
export function ChosenTable({ draft, table, place, className, onAction }: ChosenTableProps) {
  return (
    <fieldset
      aria-label={table && m['orders.table']({ number: table.number })}
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 lg:gap-y-3', className)}
      disabled={!table || !place}
    >
      <p className="grow font-semibold text-lg">{table && m['orders.table']({ number: table.number })}</p>
      {deeds.map(({ deed, icon, name }) => (
        <IconButton
          key={deed}
          icon={icon}
          tone={deed === 'remove' ? 'danger' : 'soft'}
          label={name({ number: table?.number ?? 0 })}
          onClick={() => table && onAction(deed, table)}
        />
      ))}
      <Segmented
        label={m['floor.plan.shape']()}
        wraps
        value={place?.shape ?? shapes[0]}
        onChange={(shape) => table && draft.shape(table.id, shape)}
        segments={shapes.map((value) => ({ value, label: m[`floor.plan.shapes.${value}`]() }))}
      />
      <Select
        aria-label={m['floor.plan.room']()}
        className="min-w-32 grow basis-0 lg:basis-full"
        value={(table && draft.roomOf(table.id)?.id) ?? draft.rooms[0]?.id}
        onChange={(event) => table && place && draft.add(table.id, event.target.value, place.shape)}
      >
        <NamedOptions of={draft.rooms} />
      </Select>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:w-full lg:border-hairline lg:border-t lg:pt-3">
        <NumberStepper
          label={m['tables.form.capacity']()}
          decreaseLabel={m['floor.plan.fewerSeats']()}
          increaseLabel={m['floor.plan.moreSeats']()}
          value={table ? draft.seatsOf(table) : 1}
          min={1}
          max={maxSeats}
          onChange={(count) => table && draft.setSeats(table.id, count)}
        />
        <span aria-hidden="true" className="text-sm">
          {m['tables.form.capacity']()}
        </span>
      </div>
      <p className="w-full text-ink-2 text-sm">{m['floor.plan.removeAtOnce']()}</p>
    </fieldset>
  );
}
