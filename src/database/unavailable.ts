/** Classes and codes of PostgreSQL, and codes of the system, of a database that is starting, stopping, full, overloaded or out of reach. */
const codes =
  /^(08|57|53|58|55P03|25006)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What the driver says without a code. */
const words = /connection terminated|timeout exceeded|read timeout|not queryable|after calling end on the pool/i;

/** Whether a statement failed because there was no database to serve it: nothing was done, and the same request may succeed soon. */
export function isUnavailable(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return (typeof code === 'string' && codes.test(code)) || (error instanceof Error && words.test(error.message));
}
