/** The code of a refused call (see lib/error-codes), or null when no answer came at all. */
export function errorCode(error: unknown): string | null {
  const code = (error as { code?: unknown; status?: unknown } | null)?.code;
  return typeof code === 'string' && typeof (error as { status?: unknown }).status === 'number' ? code : null;
}

/** The server's message in the reader's language, or null when no answer came and the caller's own text must serve. */
export function errorMessage(error: unknown): string | null {
  return errorCode(error) === null ? null : (error as Error).message;
}

/** The details a refusal carries, for example which product a changed price belongs to. */
export function errorDetails(error: unknown): Record<string, unknown> {
  const data = (error as { data?: unknown } | null)?.data;
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** A refusal explains itself; a broken server or line says nothing better than what could not be done. */
export function failureText(error: unknown, failure: string): string {
  const status = (error as { status?: unknown } | null)?.status;
  const refused = typeof status === 'number' && status < 500;
  return (refused ? errorMessage(error) : null) ?? failure;
}
