import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { askAuth } from '#client/auth.ts';
import { useSignedIn } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CodeField } from './code-field.tsx';
import { useAccountAction } from './use-account-action.ts';
import { useCode } from './use-code.ts';

/** Sends a code to the account's number as it opens, and takes it back. */
export function PhoneCodeDialog({ onClose }: { onClose: () => void }) {
  const { phone } = useSignedIn().user;
  const formId = useId();
  const send = useAccountAction<unknown, 'first' | 'again'>({
    act: () => askAuth('two-factor/send-otp', {}),
    onDone: (_answer, which) => {
      if (which === 'again') toast.success(m['accounts.mine.phone.resent']());
    },
  });
  const code = useCode({
    act: (typed) => askAuth('two-factor/verify-otp', { code: typed }),
    onDone: () => {
      toast.success(m['accounts.mine.phone.confirmed']());
      onClose();
    },
  });
  const sent = useRef(false);
  const sendFirst = useEffectEvent(() => send.mutate('first'));
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    sendFirst();
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    code.submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m['accounts.mine.phone.confirm']()}
      closeLabel={m['common.close']()}
      footer={
        <Button type="submit" form={formId} wide busy={code.busy} busyLabel={m['accounts.mine.twoFactor.confirming']()}>
          {m['accounts.mine.twoFactor.confirm']()}
        </Button>
      }
    >
      <form ref={code.form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-ink-2 wrap-anywhere">{m['accounts.mine.phone.sentTo']({ phone: phone?.number ?? '' })}</p>
        <CodeField label={m['accounts.mine.phone.code']()} code={code} />
        <Button
          variant="plain"
          size="s"
          className="justify-self-start"
          busy={send.isPending}
          onClick={() => send.mutate('again')}
        >
          {m['accounts.mine.phone.resend']()}
        </Button>
      </form>
    </Dialog>
  );
}
