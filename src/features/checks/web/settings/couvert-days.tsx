import { useId } from 'react';
import { newKey } from '#client/new-key.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import type { CouvertDay } from '../../settings/contract.ts';
import { maxCouvertDays } from '../../values.ts';
import type { DayDraft, DayFault } from './couvert-day-fault.ts';
import { CouvertDayRow } from './couvert-day-row.tsx';

export const dayDrafts = (days: readonly CouvertDay[]): DayDraft[] =>
  days.map((each) => ({ ...each, key: each.day ?? `weekday ${each.weekday}` }));

export const sentDays = (drafts: readonly DayDraft[]): CouvertDay[] =>
  drafts.map(({ key: _key, artist, ...each }) => ({ ...each, artist: artist.trim() }));

interface CouvertDaysProps {
  drafts: readonly DayDraft[];
  /** Said once somebody has tried to save. */
  faultOf: (draft: DayDraft) => DayFault | undefined;
  onChange: (drafts: DayDraft[]) => void;
}

/** On which days somebody plays, and what is asked for it then. */
export function CouvertDays({ drafts, faultOf, onChange }: CouvertDaysProps) {
  const id = useId();
  const add = () => {
    // The first day of the week that has none, beginning with the evening on which most houses have music.
    const free = [5, 6, 0, 4, 3, 2, 1].find((weekday) => drafts.every((draft) => draft.weekday !== weekday));
    const key = newKey();
    onChange([...drafts, { key, weekday: free ?? null, day: null, cents: Number.NaN, artist: '' }]);
  };
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <h3 id={id} className="text-base">
          {m['checks.settings.days']()}
        </h3>
        <p className="text-ink-2 text-sm">{m['checks.settings.daysHint']()}</p>
      </div>
      {drafts.length > 0 && (
        <ul className="grid gap-3">
          {drafts.map((draft, at) => (
            <CouvertDayRow
              key={draft.key}
              draft={draft}
              number={at + 1}
              fault={faultOf(draft)}
              onChange={(change) =>
                onChange(drafts.map((each) => (each.key === draft.key ? { ...each, ...change } : each)))
              }
              onRemove={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
            />
          ))}
        </ul>
      )}
      {drafts.length < maxCouvertDays && (
        <Button variant="soft" size="s" onClick={add} className="justify-self-start">
          <PlusIcon size={18} />
          {m['checks.settings.addDay']()}
        </Button>
      )}
    </section>
  );
}
