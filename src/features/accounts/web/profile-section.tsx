import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { client } from '#client/api.ts';
import { announceReload } from '#client/reload.ts';
import { useSignedIn } from '#client/session.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { mostCharacters } from '#lib/limits.ts';
import { type Locale, languages, locales } from '#lib/locale.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { AccountSection } from './account-section.tsx';
import { leaveFlash } from './flash.ts';
import { useAccountAction } from './use-account-action.ts';

export function ProfileSection() {
  const { user } = useSignedIn();
  const [name, setName] = useState(user.named ? user.name : '');
  const [locale, setLocale] = useState<Locale>(getLocale());
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const save = useAccountAction({
    act: () => client.accounts.updateProfile(user.named || name ? { name, locale } : { locale }),
    onDone: (answer) => {
      setErrors({});
      setName(answer.user.named ? answer.user.name : '');
      announceReload();
      if (answer.user.locale !== getLocale()) {
        // Every word of the document changes with it.
        leaveFlash('account_saved');
        location.reload();
      } else toast.success(m['accounts.mine.saved']());
    },
    onRefused: refuse,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <AccountSection title={m['accounts.mine.profile.title']()} hint={m['accounts.mine.profile.hint']()}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <Field
          label={m['accounts.mine.profile.name']()}
          hint={user.named ? undefined : m['accounts.mine.profile.unnamed']()}
          error={errors.name}
        >
          {(control) => (
            <TextInput
              {...control}
              value={name}
              onChange={(event) => setName(event.target.value)}
              autoComplete="name"
              maxLength={mostCharacters.name}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-end justify-between gap-5">
          <div className="grid gap-2">
            <p aria-hidden="true" className="font-medium text-sm">
              {m['accounts.mine.profile.language']()}
            </p>
            <Segmented
              label={m['accounts.mine.profile.language']()}
              value={locale}
              onChange={setLocale}
              segments={locales.map((value) => ({ value, label: <span lang={value}>{languages[value].name}</span> }))}
            />
          </div>
          <Button
            type="submit"
            variant="soft"
            busy={save.isPending}
            busyLabel={m['accounts.mine.profile.saving']()}
            className="max-sm:w-full"
          >
            {m['accounts.mine.profile.save']()}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
