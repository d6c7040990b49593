import { errorMessage } from './errors.ts';

/** A refusal explains itself; a broken server or line says nothing better than what could not be done. */
export function failureText(error: unknown, failure: string): string {
  const status = (error as { status?: unknown } | null)?.status;
  const refused = typeof status === 'number' && status < 500;
  return (refused ? errorMessage(error) : null) ?? failure;
}
