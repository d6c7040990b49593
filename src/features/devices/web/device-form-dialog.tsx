import { type SubmitEvent, useId, useState } from 'react';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { QrCode } from '#ui/staff/qr-code.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { KitchenDevice } from '../contract.ts';
import { OpensAt } from './opens-at.tsx';
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
  const [opensAt, setOpensAt] = useState<OpensAt>(() => ({
    // One that is gone by now is shown no more.
    stationIds: (device?.stationIds ?? []).filter((id) => stations.some((station) => station.id === id)),
    showsPass: device?.showsPass ?? false,
  }));
  const { form, errors, refuse } = useFieldErrors();
  const { save, busy } = useSaveDevice({ id: device?.id ?? null, onSaved: onClose, onRefused: refuse });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { stationIds, showsPass } = opensAt;
    if (!busy) save({ code, name, stationIds: showsPass ? [] : stationIds, showsPass });
  };
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
            <div className="flex flex-wrap items-center gap-4 rounded-lg bg-sunken p-4">
              <QrCode
                text={location.origin + sitePaths.pairScreen}
                label={m['devices.qr']({ address: location.host + sitePaths.pairScreen })}
                className="size-32 shrink-0 rounded-md"
              />
              <p className="min-w-0 flex-1 basis-48 text-ink-2 wrap-anywhere">
                {m['devices.pairHint']({ address: location.host + sitePaths.pairScreen })}
              </p>
            </div>
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
        <OpensAt {...opensAt} stations={stations} onChange={setOpensAt} />
      </form>
    </Dialog>
  );
}
