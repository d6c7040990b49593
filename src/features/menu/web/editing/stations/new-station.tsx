import { useState } from 'react';
import { api } from '#client/api.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { fieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { useMenuChange } from '../use-menu-change.ts';
import type { CountTouched } from '../use-touched-forms.ts';
import { newStation, StationForm, sentStation } from './station-form.tsx';

/** A station to add, and the next. */
export function NewStation({ countTouched }: { countTouched: CountTouched }) {
  // A name may be added again when its station is gone.
  const [added, setAdded] = useState(0);
  const keyOf = useCreationKey();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const create = useMenuChange(api.stations.create.mutationOptions(), {
    done: m['menu.stations.added'](),
    failed: m['menu.stations.saveFailed'](),
    explained: ['invalid_input', 'station_name_taken'],
    onDone: () => setAdded(added + 1),
    onRefused: (refused) => setErrors(fieldErrors(refused)),
  });
  return (
    <section aria-label={m['menu.stations.new']()} className="w-full">
      <StationForm
        key={added}
        before={newStation}
        errors={errors}
        autoFocus={added > 0}
        countTouched={countTouched}
        onSubmit={(draft) => {
          if (create.isPending) return;
          setErrors({});
          const station = sentStation(draft);
          create.mutate({ key: keyOf({ station, added }), ...station });
        }}
      >
        <Button type="submit" busy={create.isPending}>
          {m['menu.stations.add']()}
        </Button>
      </StationForm>
    </section>
  );
}
