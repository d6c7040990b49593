import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { PlusIcon } from '#ui/icons.tsx';
import type { FloorTable } from '../../../tables/contract.ts';
import type { TableAction } from '../../../tables/web/table-card.tsx';
import { usualShape } from '../../plan/complete.ts';
import type { TableView } from '../table-view.ts';
import { ChosenTable } from './chosen-table.tsx';
import type { PlanDraft } from './use-plan-draft.ts';

interface ArrangeToolsProps {
  draft: PlanDraft;
  views: readonly TableView[];
  selected: string | null;
  /** Of the words that say how tables are moved. */
  howId: string;
  onSelect: (tableId: string | null) => void;
  onAction: (action: TableAction, table: FloorTable) => void;
}

/** Beside the rooms, below them on a phone: what can be done with the table that was chosen. A table is deleted at once, whatever is saved below. Those that stand nowhere yet wait above. */
export function ArrangeTools({ draft, views, selected, howId, onSelect, onAction }: ArrangeToolsProps) {
  const waiting = views.filter(({ table }) => !draft.placeOf(table.id));
  const last = draft.rooms.at(-1);
  const table = views.find((view) => view.table.id === selected)?.table;
  const place = selected ? draft.placeOf(selected) : undefined;
  const chosen = table !== undefined && place !== undefined;
  return (
    <aside
      aria-label={m['floor.plan.tools']()}
      className="relative grid shrink-0 content-start gap-3 rounded-xl bg-surface p-3 shadow-card lg:max-h-full lg:w-80 lg:self-start lg:overflow-y-auto lg:p-4"
    >
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
      {/* The words keep the height of what comes instead: the rooms do not move under the finger that chooses. */}
      <div className="grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
        <div className={cx('grid content-start gap-1 max-lg:content-center', chosen && 'invisible')}>
          <p className="font-semibold">{m['floor.plan.choose']()}</p>
          <p id={howId} className="text-ink-2 text-sm">
            {m['floor.plan.how']()}
          </p>
        </div>
        <ChosenTable {...{ draft, table, place, onAction }} className={chosen ? '' : 'invisible'} />
      </div>
    </aside>
  );
}
