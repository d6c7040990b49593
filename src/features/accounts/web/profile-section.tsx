import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { client } from '#client/api.ts';
import { announceReload } from '#client/reload.ts';
import { useSignedIn } from '#client/session.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import type { Locale } from '#lib/locale.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { AccountSection } from './account-section.tsx';
import { leaveFlash } from './flash.ts';
import { useAccountAction } from './use-account-action.ts';

export function ProfileSection() {
  const { user } = useSignedIn();
  const [name, setName] = useState(user.name);
  const [locale, setLocale] = useState<Locale>(getLocale());
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const save = useAccountAction({
    act: () => client.accounts.updateProfile({ name, locale }),
    onDone: (answer) => {
      setErrors({});
      setName(answer.user.name);
      announceReload();
      if (answer.user.locale !== getLocale()) {
        // Every word of the document changes with it.
        leaveFlash('account_saved');
        location.reload();
      } else toast.success(m['account.saved']());
    },
    onRefused: refuse,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <AccountSection title={m['account.profile.title']()} hint={m['account.profile.hint']()}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <Field label={m['account.profile.name']()} error={errors.name}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              onChange={(event) => setName(event.target.value)}
              autoComplete="name"
              maxLength={120}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-end justify-between gap-5">
          <div className="grid gap-2">
            <p aria-hidden="true" className="font-medium text-sm">
              {m['account.profile.language']()}
            </p>
            <Segmented
              label={m['account.profile.language']()}
              value={locale}
              onChange={setLocale}
              segments={[
                { value: 'pt-BR', label: <span lang="pt-BR">{m['common.portuguese']()}</span> },
                { value: 'en', label: <span lang="en">{m['common.english']()}</span> },
              ]}
            />
          </div>
          <Button
            type="submit"
            variant="soft"
            busy={save.isPending}
            busyLabel={m['account.profile.saving']()}
            className="max-sm:w-full"
          >
            {m['account.profile.save']()}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
