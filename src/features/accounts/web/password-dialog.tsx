import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { errorCode, errorMessage } from '#client/errors.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { SecretInput } from './secret-input.tsx';
import { useAccountAction } from './use-account-action.ts';

interface PasswordDialogProps<Answer> {
  title: string;
  /** What will happen. */
  children?: ReactNode;
  submitLabel: string;
  danger?: boolean;
  act: (password: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** Someone at an unlocked phone is signed in, but does not know the password: it is asked for again. */
export function PasswordDialog<Answer>(props: PasswordDialogProps<Answer>) {
  const { title, children, submitLabel, danger, act, onDone, onClose } = props;
  const formId = useId();
  const [password, setPassword] = useState('');
  const { form, errors, setErrors } = useFieldErrors();
  const action = useAccountAction({
    act: () => act(password),
    onDone,
    onRefused: (error) => {
      if (errorCode(error) !== 'password_wrong') return false;
      setErrors({ password: errorMessage(error) ?? '' });
      return true;
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (action.isPending) return;
    setErrors(password ? {} : { password: m['fields.password_required']() });
    if (password) action.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={formId} wide variant={danger ? 'danger' : 'fill'} busy={action.isPending}>
          {submitLabel}
        </Button>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-1 text-ink-2">
          {children && <p>{children}</p>}
          <p>{m['account.askPassword']()}</p>
        </div>
        <Field label={m['account.currentPassword']()} error={errors.password}>
          {(control) => (
            <SecretInput {...control} value={password} onChange={setPassword} autoComplete="current-password" />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
