/** What browsers say of a connection that is gone, and the router of an answer that is not this program's. */
const said = /^(No answer|Failed to fetch|Load failed|NetworkError|Unable to decode turbo-stream)/;
/** A proxy answers so in the place of a server that it does not reach, or a network that asks for a sign-in first. */
const inItsPlace: ReadonlySet<unknown> = new Set([502, 503, 504, 511]);

/** A page could not be shown for want of an answer, and not because anything is wrong with it. */
export function isNoAnswer(error: unknown): boolean {
  const { message, status } = (error ?? {}) as { message?: unknown; status?: unknown };
  return (typeof message === 'string' && said.test(message)) || inItsPlace.has(status);
}
