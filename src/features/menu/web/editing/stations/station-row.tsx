import { type ReactNode, useState } from 'react';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { fieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import type { EditedStation } from '../../../stations/contract.ts';
import { EditableRow } from '../editable-row.tsx';
import { itemsText } from '../items-text.ts';
import { useMenuChange } from '../use-menu-change.ts';
import type { CountTouched } from '../use-touched-forms.ts';
import { StationForm, sentStation, stationDraft } from './station-form.tsx';

interface StationRowProps {
  station: EditedStation;
  /** How many products are made there. */
  count: number;
  /** How many choices are. */
  choices: number;
  handle: ReactNode;
  countTouched: CountTouched;
  onRemove: () => void;
}

/** A station, or the form that changes it. */
export function StationRow({ station, count, choices, handle, countTouched, onRemove }: StationRowProps) {
  const { name, targetMinutes: minutes } = station;
  return (
    <EditableRow
      handle={handle}
      name={name}
      summary={[
        itemsText(count),
        ...(choices > 0
          ? [choices === 1 ? m['menu.stations.choicesOne']() : m['menu.stations.choices']({ count: choices })]
          : []),
        m['menu.stations.targetOf']({ minutes }),
      ].join(' · ')}
      editLabel={m['menu.stations.edit']({ station: name })}
      removeLabel={m['menu.stations.remove']({ station: name })}
      onRemove={onRemove}
      countTouched={countTouched}
    >
      {(close, countOwn) => <EditStation station={station} countTouched={countOwn} onClose={close} />}
    </EditableRow>
  );
}

interface EditStationProps {
  station: EditedStation;
  countTouched: CountTouched;
  onClose: () => void;
}

function EditStation({ station, countTouched, onClose }: EditStationProps) {
  // The revision that was on the screen when the typing began; told of another, who saves again means it.
  const [revision, setRevision] = useState(station.revision);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const edit = useMenuChange(api.stations.edit.mutationOptions(), {
    done: m['menu.stations.saved'](),
    failed: m['menu.stations.saveFailed'](),
    onDone: onClose,
    explained: ['invalid_input', 'stale_revision', 'station_name_taken'],
    onRefused: (refused) => {
      const stale = errorCode(refused) === 'stale_revision';
      setErrors(stale ? { name: m['menu.stations.stale']() } : fieldErrors(refused));
    },
  });
  return (
    <StationForm
      before={stationDraft(station)}
      errors={errors}
      autoFocus
      countTouched={countTouched}
      onSubmit={(draft) => {
        if (edit.isPending) return;
        setErrors({});
        edit.mutate({ id: station.id, revision, ...sentStation(draft) });
        setRevision(station.revision);
      }}
    >
      <Button variant="quiet" onClick={onClose}>
        {m['common.cancel']()}
      </Button>
      <Button type="submit" variant="soft" busy={edit.isPending}>
        {m['menu.stations.save']()}
      </Button>
    </StationForm>
  );
}
