import { periodsText } from '#features/restaurants/hours-text.ts';
import type { ListedSpecialDay } from '#features/restaurants/opening/contract.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon, TrashIcon } from '#ui/late-icons.tsx';

interface SpecialDayRowProps {
  day: ListedSpecialDay;
  /** Absent of a day that is over: what held on it stays. */
  onEdit?: () => void;
  onRemove?: () => void;
}

export function SpecialDayRow({ day: { date, name, periods }, onEdit, onRemove }: SpecialDayRowProps) {
  const day = formatDay(date, getLocale(), 'date');
  return (
    <li className="flex items-center gap-x-2 border-hairline border-t py-2 first:border-0">
      <div className="grid min-w-0 flex-1 gap-x-4 text-sm sm:grid-cols-2">
        <p className="min-w-0">
          <time dateTime={date} className="block font-medium">
            {day}
          </time>
          {name && <span className="block text-ink-2 wrap-anywhere">{name}</span>}
        </p>
        <p className="min-w-0 text-ink-2 tabular-nums">{periodsText(periods, getLocale())}</p>
      </div>
      {onEdit && <IconButton icon={PencilIcon} label={m['restaurants.days.edit']({ day })} onClick={onEdit} />}
      {onRemove && (
        <IconButton icon={TrashIcon} tone="danger" label={m['restaurants.days.remove']({ day })} onClick={onRemove} />
      )}
    </li>
  );
}
