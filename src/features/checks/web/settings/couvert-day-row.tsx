import { useId } from 'react';
import { DateInput, dateFault } from '#client/date-input.tsx';
import { moneyFault } from '#client/money-fault.ts';
import { m } from '#generated/messages/messages.js';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/late-icons.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { weekdayAt } from '../../../restaurants/hours.ts';
import { weekdayName } from '../../../restaurants/web/weekday-name.ts';
import { maxArtist } from '../../values.ts';
import type { DayDraft, DayFault } from './couvert-day-fault.ts';

const week = [1, 2, 3, 4, 5, 6, 0];

interface CouvertDayRowProps {
  draft: DayDraft;
  number: number;
  fault: DayFault | undefined;
  onChange: (change: Partial<DayDraft>) => void;
  onRemove: () => void;
}

/** A day of the week, or a single one: how much for each person, and for whom. */
export function CouvertDayRow({ draft, number, fault, onChange, onRemove }: CouvertDayRowProps) {
  const { weekday, day, cents, artist } = draft;
  const errorId = useId();
  const described = fault && errorId;
  const dayWrong = fault !== undefined && fault !== 'cents';
  const texts = {
    day: () => m['fields.couvert_day'](),
    invalid: dateFault,
    twice: () => m['fields.couvert_day_twice'](),
    cents: () => moneyFault(cents, m['fields.couvert']()),
  };
  return (
    <li className="grid gap-2 rounded-lg bg-sunken p-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
        <Select
          aria-label={m['checks.settings.dayOf']({ number })}
          aria-invalid={dayWrong || undefined}
          aria-describedby={dayWrong ? described : undefined}
          value={weekday ?? 'day'}
          onChange={({ target }) =>
            onChange(target.value === 'day' ? { weekday: null } : { weekday: Number(target.value), day: null })
          }
        >
          {week.map((each) => (
            <option key={each} value={each}>
              {weekdayName(weekdayAt(each))}
            </option>
          ))}
          <option value="day">{m['checks.settings.oneDay']()}</option>
        </Select>
        <IconButton
          icon={TrashIcon}
          tone="danger"
          label={m['checks.settings.removeDay']({ number })}
          onClick={onRemove}
        />
      </div>
      {weekday === null && (
        <DateInput
          aria-label={m['checks.settings.dateOf']({ number })}
          aria-invalid={dayWrong || undefined}
          aria-describedby={dayWrong ? described : undefined}
          value={day ?? ''}
          onChange={(entry) => onChange({ day: entry || null })}
        />
      )}
      <div className="grid gap-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <MoneyInput
          sign={m['bills.currency']()}
          aria-label={m['checks.settings.dayCents']({ number })}
          aria-invalid={fault === 'cents' || undefined}
          aria-describedby={fault === 'cents' ? described : undefined}
          cents={cents}
          onChange={(typed) => onChange({ cents: typed })}
        />
        <TextInput
          aria-label={m['checks.settings.artistOf']({ number })}
          placeholder={m['checks.settings.artist']()}
          maxLength={maxArtist}
          value={artist}
          onChange={({ target }) => onChange({ artist: target.value })}
        />
      </div>
      {fault && (
        <p id={errorId} role="alert" className="text-danger text-sm">
          {texts[fault]()}
        </p>
      )}
    </li>
  );
}
