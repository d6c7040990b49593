import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import type { Period } from '../../opening/contract.ts';
import { mostPeriods } from '../../values.ts';
import { nextPeriod, wrongTimes } from './hours-draft.ts';
import { PeriodFields, type WrongField } from './period-fields.tsx';

interface PeriodsEditorProps {
  /** Whose periods they are, as the fields' names say it. */
  day: string;
  periods: Period[];
  wrong: WrongField;
  onChange: (periods: Period[]) => void;
  /** Beside the button that adds one. */
  children?: ReactNode;
}

/** The periods of a day, one at least. */
export function PeriodsEditor({ day, periods, wrong, onChange, children }: PeriodsEditorProps) {
  return (
    <>
      {periods.map((period, index) => (
        <PeriodFields
          // biome-ignore lint/suspicious/noArrayIndexKey: periods have no name of their own, and are not reordered
          key={index}
          day={day}
          number={index + 1}
          period={period}
          wrong={wrong}
          times={wrongTimes(period, periods)}
          onChange={(changed) => onChange(periods.map((each, at) => (at === index ? changed : each)))}
          onRemove={periods.length > 1 ? () => onChange(periods.filter((_, at) => at !== index)) : undefined}
        />
      ))}
      <div className="flex flex-wrap items-center gap-1">
        {periods.length < mostPeriods && (
          <Button
            variant="plain"
            size="s"
            className="-ml-4"
            aria-label={m['restaurants.settings.addPeriodOf']({ day })}
            onClick={() => onChange([...periods, nextPeriod(periods)])}
          >
            <PlusIcon size={18} />
            {m['restaurants.settings.addPeriod']()}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
