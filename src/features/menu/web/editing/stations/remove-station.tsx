import { useState } from 'react';
import { api } from '#client/api.ts';
import { fieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import type { EditedStation } from '../../../stations/contract.ts';
import { useMenuChange } from '../use-menu-change.ts';

interface RemoveStationProps {
  station: EditedStation;
  /** Those that are made there. */
  choices: readonly string[];
  others: readonly EditedStation[];
  onClose: () => void;
}

/** Of so many the names are read, of the others how many they are. */
const mostNamed = 6;

/** Asks which station takes over; of several none is chosen beforehand. */
export function RemoveStation({ station, choices, others, onClose }: RemoveStationProps) {
  const [into, setInto] = useState(others.length === 1 ? (others[0]?.id ?? null) : null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const remove = useMenuChange(api.stations.remove.mutationOptions(), {
    done: m['menu.stations.removed'](),
    failed: m['menu.stations.removeFailed'](),
    explained: ['station_successor_required'],
    onDone: onClose,
    onRefused: (refused) => setErrors(fieldErrors(refused)),
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={<span className="wrap-anywhere">{m['menu.stations.removeTitle']({ station: station.name })}</span>}
      confirmLabel={m['menu.stations.yes']()}
      cancelLabel={m['common.cancel']()}
      closeLabel={m['common.close']()}
      busy={remove.isPending}
      busyLabel={m['menu.stations.busy']()}
      onClose={onClose}
      onConfirm={() => remove.mutate({ id: station.id, into })}
    >
      <div className="grid gap-4">
        <p>{others.length === 0 ? m['menu.stations.removeLast']() : m['menu.stations.removeText']()}</p>
        {choices.length > 0 && <p className="wrap-anywhere">{choicesText(choices)}</p>}
        {others.length > 0 && (
          <Field label={m['menu.stations.into']()} required error={errors.into}>
            {(control) => (
              <Select
                {...control}
                value={into ?? ''}
                onChange={({ target }) => {
                  setInto(target.value || null);
                  setErrors({});
                }}
              >
                {into === null && <option value="">{m['menu.stations.choose']()}</option>}
                <NamedOptions of={others} />
              </Select>
            )}
          </Field>
        )}
      </div>
    </ConfirmDialog>
  );
}

function choicesText(choices: readonly string[]): string {
  const count = choices.length;
  const more = count - mostNamed;
  const names = choices.slice(0, mostNamed).join(', ');
  return more > 0
    ? m['menu.stations.removeChoicesMore']({ count, names, more })
    : m['menu.stations.removeChoices']({ count, names });
}
