import { type SubmitEvent, useId, useState } from 'react';
import { client } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { pinDigits } from '../pins/values.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { useAccountAction } from './use-account-action.ts';
import { usePasswordErrors } from './use-password-errors.ts';

const empty = { pin: '', again: '', password: '' };

/** A new PIN, typed twice, with the password of whoever it is of. */
export function PinDialog({ onSet, onClose }: { onSet: () => void; onClose: () => void }) {
  const formId = useId();
  const [typed, setTyped] = useState(empty);
  const { pin, again, password } = typed;
  const { form, errors, setErrors, refuse } = usePasswordErrors();
  const save = useAccountAction({
    act: () => client.accounts.setPin({ pin, password }),
    onDone: onSet,
    onRefused: refuse,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const found = {
      ...(pin.length < pinDigits.least && { pin: m['fields.pin_digits']() }),
      ...(pin !== again && { again: m['accounts.mine.pin.differ']() }),
      ...(!password && { password: m['fields.password_required']() }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) save.mutate();
  };
  const digits = (field: 'pin' | 'again') => ({
    type: 'password',
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: pinDigits.most,
    value: typed[field],
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [field]: event.target.value.replace(/\D/g, '') }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m['accounts.mine.pin.title']()}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={formId} wide busy={save.isPending}>
          {m['accounts.mine.pin.save']()}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid grid-cols-2 gap-3">
          <Field label={m['accounts.mine.pin.pin']()} error={errors.pin}>
            {(control) => <TextInput {...control} {...digits('pin')} />}
          </Field>
          <Field label={m['accounts.mine.pin.again']()} error={errors.again}>
            {(control) => <TextInput {...control} {...digits('again')} />}
          </Field>
        </div>
        <CurrentPasswordField
          value={password}
          onChange={(value) => setTyped({ ...typed, password: value })}
          error={errors.password}
          hint={m['accounts.mine.askPassword']()}
        />
      </form>
    </Dialog>
  );
}
