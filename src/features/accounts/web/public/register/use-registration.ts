import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '#client/api.ts';
import { errorCode, errorMessage } from '#client/errors.ts';
import { fieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { planQuery, sitePaths } from '#lib/addresses.ts';
import type { RegisteredHours } from '../../../contract.ts';
import type { EntranceState } from '../entrance-state.ts';
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts';
import { registrationOf } from './form-values.ts';

type Check = typeof import('./check-registration.ts').checkRegistration;

/** The registration form. Its fields belong to the browser; the rules it is checked by come after the page. */
export function useRegistration(plan: string | null) {
  const form = useRef<HTMLFormElement>(null);
  const check = useRef<Check>(() => ({}));
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [hours, setHours] = useState<RegisteredHours>({});
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [alarm, setAlarm] = useState<string | null>(null);
  /** The words of a refusal that names an address which has an account. */
  const [taken, setTaken] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (form.current) {
      restoreDraft(form.current);
      setHours(hoursIn(form.current));
    }
    setName(nameIn(form.current));
    // Should they not come, the server says the same things.
    import('./check-registration.ts').then(
      ({ checkRegistration }) => {
        check.current = checkRegistration;
      },
      () => {},
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt leads to the first mistake, even to the same one again
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [attempts]);

  const complain = (wrong: Record<string, string>) => {
    setErrors(wrong);
    setAttempts((before) => before + 1);
  };

  return {
    form,
    name,
    hours,
    busy,
    errors,
    alarm,
    hasAccount: taken !== null && errors.email === taken,
    onInput(event: FormEvent<HTMLFormElement>) {
      keepDraft(event.currentTarget);
      setName(nameIn(event.currentTarget));
      setHours(hoursIn(event.currentTarget));
      const { name: typed } = event.target as HTMLInputElement;
      const now = check.current(registrationOf(new FormData(event.currentTarget)));
      setErrors((before) => mended(before, typed, now));
    },
    async onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (busy) return;
      const values = registrationOf(new FormData(event.currentTarget));
      setAlarm(null);
      const wrong = check.current(values);
      if (Object.keys(wrong).length > 0) return complain(wrong);
      setErrors({});
      setBusy(true);
      try {
        await client.accounts.register(values);
      } catch (error) {
        setBusy(false);
        const told = fieldErrors(error);
        setTaken(errorCode(error) === 'register_account_failed' ? (told.email ?? null) : null);
        if (Object.keys(told).length > 0) complain(told);
        // A step that failed is told as such, also where a field is to blame.
        if (errorCode(error) === 'register_account_failed' || Object.keys(told).length === 0) setAlarm(alarmOf(error));
        return;
      }
      forgetDraft();
      const state: EntranceState = { registered: values.email.trim(), restaurant: values.name.trim() };
      return navigate(sitePaths.login + planQuery(plan), { replace: true, state });
    },
  };
}

function nameIn(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('name');
  return field instanceof HTMLInputElement ? field.value : '';
}

const hoursIn = (form: HTMLFormElement) => registrationOf(new FormData(form)).opening_hours ?? {};

/** Typing mends what was wrong with a field; new mistakes are told with the next attempt. */
function mended(before: Record<string, string>, typed: string, now: Record<string, string>): Record<string, string> {
  const touched = typed === 'password' ? [typed, 'confirmPassword'] : [typed];
  const kept = Object.entries(before).flatMap(([name, words]): [string, string][] => {
    if (!touched.includes(name)) return [[name, words]];
    return now[name] ? [[name, now[name]]] : [];
  });
  return Object.fromEntries(kept);
}

/** The step that failed, as the server names it. */
function alarmOf(error: unknown): string {
  const code = errorCode(error);
  return (code === 'internal' ? null : errorMessage(error)) ?? m['errors.register_unexpected']();
}
