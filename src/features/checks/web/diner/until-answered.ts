/** Sent again for as long as no answer comes; a page that nobody sees waits until it is seen. A refusal, or a fault of the server, is an answer. */
export const untilAnswered = {
  retry: (_failures: number, error: unknown) => typeof (error as { status?: unknown } | null)?.status !== 'number',
  retryDelay: 3_000,
};
