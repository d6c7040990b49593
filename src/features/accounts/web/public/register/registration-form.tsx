import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { slugify } from '#features/restaurants/slug.ts';
import { m } from '#generated/messages/messages.js';
import { planQuery, sitePaths } from '#lib/addresses.ts';
import { mostCharacters } from '#lib/limits.ts';
import { shownPhone } from '#lib/phone.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { longest } from '../../../../restaurants/values.ts';
import type { EntranceState } from '../entrance-state.ts';
import { textLink } from '../text-link.ts';
import { useAlive } from '../use-alive.ts';
import { HoursFields } from './hours-fields.tsx';
import { useRegistration } from './use-registration.ts';

export function RegistrationForm({ plan }: { plan: string | null }) {
  const { form, name, hours, busy, errors, alarm, hasAccount, onInput, onSubmit } = useRegistration(plan);
  const alive = useAlive();
  const wide = 'sm:col-span-2';
  const eye = { showLabel: m['accounts.showPassword'](), hideLabel: m['accounts.hidePassword']() };
  return (
    // POST: should the page not be alive yet, a password still never gets into an address.
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit}>
      <fieldset className="mt-12 min-w-0 xl:mt-14">
        <legend className="font-semibold text-xl tracking-tight">{m['accounts.register.basics']()}</legend>
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          <Field
            className={wide}
            label={m['accounts.register.name']()}
            hint={name.trim() ? m['accounts.register.pageAt']({ address: `/r/${slugify(name)}` }) : null}
            error={errors.name}
            required
          >
            {(control) => (
              <TextInput {...control} name="name" maxLength={mostCharacters.name} autoComplete="organization" />
            )}
          </Field>
          <Field
            className={wide}
            label={m['accounts.register.ownerName']()}
            aside={m['common.optional']()}
            error={errors.ownerName}
          >
            {(control) => (
              <TextInput {...control} name="ownerName" maxLength={mostCharacters.name} autoComplete="given-name" />
            )}
          </Field>
          <Field className={wide} label={m['accounts.register.description']()} error={errors.description} required>
            {(control) => <Textarea {...control} name="description" maxLength={longest.description} />}
          </Field>
          <Field className={wide} label={m['accounts.register.address']()} error={errors.address} required>
            {(control) => (
              <TextInput {...control} name="address" maxLength={longest.address} autoComplete="street-address" />
            )}
          </Field>
          <Field label={m['accounts.register.phone']()} error={errors.phone} required>
            {(control) => (
              <TextInput
                {...control}
                name="phone"
                type="tel"
                maxLength={mostCharacters.phone}
                autoComplete="tel"
                onBlur={({ target }) => {
                  target.value = shownPhone(target.value);
                }}
              />
            )}
          </Field>
          <Field
            label={m['accounts.register.email']()}
            // What is in the way is said below; here is the way on, with the address that was typed.
            error={hasAccount ? <SignInInstead form={form} plan={plan} /> : errors.email}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                maxLength={mostCharacters.email}
                autoComplete="email"
                autoCapitalize="none"
              />
            )}
          </Field>
          <Field
            label={m['accounts.register.password']()}
            hint={m['accounts.register.passwordHint']()}
            error={errors.password}
            required
          >
            {(control) => (
              <PasswordInput
                {...control}
                {...eye}
                name="password"
                maxLength={mostCharacters.password}
                autoComplete="new-password"
              />
            )}
          </Field>
          <Field label={m['accounts.register.confirmPassword']()} error={errors.confirmPassword} required>
            {(control) => (
              <PasswordInput
                {...control}
                {...eye}
                name="confirmPassword"
                maxLength={mostCharacters.password}
                autoComplete="new-password"
              />
            )}
          </Field>
        </div>
      </fieldset>
      <HoursFields hours={hours} errors={errors} />
      {alarm && (
        <div className="mt-10 text-base">
          <Notice tone="red" live>
            {alarm}
          </Notice>
        </div>
      )}
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          pill
          className="px-8 max-sm:w-full"
          disabled={!alive}
          busy={busy}
          busyLabel={m['accounts.register.submitting']()}
        >
          {m['accounts.register.submit']()}
          <ArrowRightIcon />
        </Button>
        <p className="text-ink-2 text-sm max-sm:w-full max-sm:text-center">{m['accounts.register.guarantee']()}</p>
      </div>
    </form>
  );
}

interface SignInInsteadProps {
  form: RefObject<HTMLFormElement | null>;
  plan: string | null;
}

function SignInInstead({ form, plan }: SignInInsteadProps) {
  const navigate = useNavigate();
  const to = sitePaths.login + planQuery(plan);
  return (
    <a
      href={to}
      className={`${textLink} -my-3 inline-flex min-h-11 items-center`}
      onClick={(event) => {
        event.preventDefault();
        const email = form.current?.elements.namedItem('email');
        const state: EntranceState = { email: email instanceof HTMLInputElement ? email.value.trim() : '' };
        void navigate(to, { state });
      }}
    >
      {m['accounts.register.signInInstead']()}
    </a>
  );
}
