import { useState } from 'react';
import { errorCode, errorMessage } from '#client/errors.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { useAccountAction } from './use-account-action.ts';

const refusals = ['code_invalid', 'code_expired', 'too_many_requests'];

/** A code of six digits being typed, and what the server said of it. */
export function useCode({ act, onDone }: { act: (code: string) => Promise<unknown>; onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const { form, errors, setErrors } = useFieldErrors();
  const action = useAccountAction({
    act: () => act(typed),
    onDone,
    onRefused: (error) => {
      const code = errorCode(error) ?? '';
      if (!refusals.includes(code) && code !== 'invalid_input') return false;
      setErrors({ code: refusals.includes(code) ? (errorMessage(error) ?? '') : m['errors.code_invalid']() });
      return true;
    },
  });
  return {
    form,
    typed,
    error: errors.code,
    busy: action.isPending,
    type: (text: string) => setTyped(text.replace(/\D/g, '').slice(0, 6)),
    submit() {
      if (action.isPending) return;
      const whole = typed.length === 6;
      setErrors(whole ? {} : { code: m['errors.code_invalid']() });
      if (whole) action.mutate();
    },
  };
}

export type TypedCode = ReturnType<typeof useCode>;
