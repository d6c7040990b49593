import { slugify } from '#features/restaurants/slug.ts';
import { m } from '#generated/messages/messages.js';
import { ArrowRightIcon } from '#ui/admin/icons.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useAlive } from '../use-alive.ts';
import { HoursFields } from './hours-fields.tsx';
import { useRegistration } from './use-registration.ts';

export function RegistrationForm({ plan }: { plan: string | null }) {
  const { form, name, busy, errors, alarm, onInput, onSubmit } = useRegistration(plan);
  const alive = useAlive();
  const wide = 'sm:col-span-2';
  const eye = { showLabel: m['accounts.showPassword'](), hideLabel: m['accounts.hidePassword']() };
  return (
    // POST: should the page not be alive yet, a password still never gets into an address.
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit}>
      <fieldset className="mt-12 min-w-0 xl:mt-14">
        <legend className="font-semibold text-xl tracking-tight">{m['public.register.basics']()}</legend>
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          <Field
            className={wide}
            label={m['public.register.name']()}
            hint={name.trim() ? m['public.register.pageAt']({ address: `/r/${slugify(name)}` }) : null}
            error={errors.name}
            required
          >
            {(control) => <TextInput {...control} name="name" maxLength={120} autoComplete="organization" />}
          </Field>
          <Field className={wide} label={m['public.register.description']()} error={errors.description} required>
            {(control) => <Textarea {...control} name="description" maxLength={1_000} />}
          </Field>
          <Field className={wide} label={m['public.register.address']()} error={errors.address} required>
            {(control) => <TextInput {...control} name="address" maxLength={300} autoComplete="street-address" />}
          </Field>
          <Field label={m['public.register.phone']()} error={errors.phone} required>
            {(control) => <TextInput {...control} name="phone" type="tel" maxLength={30} autoComplete="tel" />}
          </Field>
          <Field label={m['public.register.email']()} error={errors.email} required>
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                maxLength={254}
                autoComplete="email"
                autoCapitalize="none"
              />
            )}
          </Field>
          <Field
            label={m['public.register.password']()}
            hint={m['public.register.passwordHint']()}
            error={errors.password}
            required
          >
            {(control) => (
              <PasswordInput {...control} {...eye} name="password" maxLength={128} autoComplete="new-password" />
            )}
          </Field>
          <Field label={m['public.register.confirmPassword']()} error={errors.confirmPassword} required>
            {(control) => (
              <PasswordInput {...control} {...eye} name="confirmPassword" maxLength={128} autoComplete="new-password" />
            )}
          </Field>
        </div>
      </fieldset>
      <HoursFields errors={errors} />
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
          busyLabel={m['public.register.submitting']()}
        >
          {m['public.register.submit']()}
          <ArrowRightIcon />
        </Button>
        <p className="text-ink-2 text-sm max-sm:w-full max-sm:text-center">{m['public.register.guarantee']()}</p>
      </div>
    </form>
  );
}
