import { type SubmitEvent, useId, useState } from 'react';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { KitchenDevice } from '../contract.ts';
import { useSaveDevice } from './use-save-device.ts';

interface DeviceFormDialogProps {
  /** Null for one that is to be paired. */
  device: KitchenDevice | null;
  stations: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Lets a screen in by the code that it shows, or says what one is called and shows. */
export function DeviceFormDialog({ device, stations, onClose }: DeviceFormDialogProps) {
  const formId = useId();
  const [code, setCode] = useState('');
  const [name, setName] = useState(device?.name ?? '');
  const [stationIds, setStationIds] = useState(() =>
    // One that is gone by now is shown no more.
    (device?.stationIds ?? []).filter((id) => stations.some((station) => station.id === id)),
  );
  const { form, errors, refuse } = useFieldErrors();
  const { save, busy } = useSaveDevice({ id: device?.id ?? null, onSaved: onClose, onRefused: refuse });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) save({ code, name, stationIds });
  };
  const show = (id: string, shown: boolean) =>
    setStationIds((before) => (shown ? [...before, id] : before.filter((each) => each !== id)));
  return (
    <Dialog
      open
      fixed={busy}
      onClose={onClose}
      title={device ? m['devices.editTitle']() : m['devices.pairTitle']()}
      closeLabel={m['common.close']()}
      footer={
        <Button
          type="submit"
          form={formId}
          wide
          busy={busy}
          busyLabel={device ? m['devices.saving']() : m['devices.pairing']()}
        >
          {device ? m['devices.save']() : m['devices.pairNow']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {!device && (
          <>
            <p className="text-ink-2 wrap-anywhere">
              {m['devices.pairHint']({ address: location.host + sitePaths.pairScreen })}
            </p>
            <Field label={m['devices.code']()} error={errors.code}>
              {(control) => (
                <TextInput
                  {...control}
                  value={code}
                  onChange={(event) => setCode(event.target.value)}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={14}
                  className="h-16! text-center font-bold text-3xl! tracking-[.25em] tabular-nums"
                />
              )}
            </Field>
          </>
        )}
        <Field label={m['devices.name']()} hint={m['devices.nameExample']()} error={errors.name}>
          {(control) => (
            <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} autoComplete="off" />
          )}
        </Field>
        {stations.length > 1 && (
          <fieldset>
            <legend className="font-medium text-sm">{m['devices.shows']()}</legend>
            <p className="mb-1 text-ink-2 text-sm">{m['devices.showsHint']()}</p>
            {stations.map((station) => (
              <Checkbox
                key={station.id}
                label={station.name}
                checked={stationIds.includes(station.id)}
                onChange={(event) => show(station.id, event.target.checked)}
              />
            ))}
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}
