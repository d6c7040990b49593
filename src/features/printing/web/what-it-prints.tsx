import { m } from '#generated/messages/messages.js';
import { Checkbox } from '#ui/checkbox.tsx';
import type { FieldsOfDraft } from './reach-fields.tsx';

/** What comes out of it by itself, and of which stations. */
export function WhatItPrints({ draft, change, stations }: FieldsOfDraft & { stations: ReadonlyMap<string, string> }) {
  const kitchen = draft.printsTickets || draft.printsChanges;
  const chosen = new Set(draft.stationIds);
  const choose = (id: string, on: boolean) =>
    change({ stationIds: [...stations.keys()].filter((each) => (each === id ? on : chosen.has(each))) });
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-1 font-medium text-sm">{m['printing.prints']()}</legend>
        <Checkbox
          label={m['printing.printsTickets']()}
          checked={draft.printsTickets}
          onChange={(event) => change({ printsTickets: event.target.checked })}
        />
        <Checkbox
          label={m['printing.printsChanges']()}
          checked={draft.printsChanges}
          onChange={(event) => change({ printsChanges: event.target.checked })}
        />
        <Checkbox
          label={m['printing.printsBills']()}
          hint={m['printing.printsBillsHint']()}
          checked={draft.printsBills}
          onChange={(event) => change({ printsBills: event.target.checked })}
        />
      </fieldset>
      {kitchen && stations.size > 0 && (
        <fieldset>
          <legend className="font-medium text-sm">{m['printing.stations']()}</legend>
          <p className="mb-1 text-ink-3 text-sm">{m['printing.stationsHint']()}</p>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {[...stations].map(([id, name]) => (
              <Checkbox
                key={id}
                label={name}
                checked={chosen.has(id)}
                onChange={(event) => choose(id, event.target.checked)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
