import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { useAccountAction } from './use-account-action.ts';
import { usePasswordErrors } from './use-password-errors.ts';

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
  const { form, errors, setErrors, refuse } = usePasswordErrors();
  const action = useAccountAction({
    act: () => act(password),
    onDone,
    onRefused: refuse,
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
          <p>{m['accounts.mine.askPassword']()}</p>
        </div>
        <CurrentPasswordField value={password} onChange={setPassword} error={errors.password} />
      </form>
    </Dialog>
  );
}
