import { errorCode, errorMessage } from '#client/errors.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';

/** What is wrong with each field of a form that asks for the password again, and with that. */
export function usePasswordErrors(field = 'password') {
  const { refuse, ...rest } = useFieldErrors();
  return {
    ...rest,
    /** False when the refusal is not about the form's fields, and has to be told elsewhere. */
    refuse(error: unknown): boolean {
      if (errorCode(error) !== 'password_wrong') return refuse(error);
      rest.setErrors({ [field]: errorMessage(error) ?? '' });
      return true;
    },
  };
}
