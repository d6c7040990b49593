import { QueryClient } from '@tanstack/react-query';
import { seenText } from '#ui/use-online.ts';

/** Three retries after one, two and four seconds; answers are true for five minutes, since events keep them fresh. */
export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && isWorthRetrying(error),
        staleTime: 5 * 60_000,
        // A page that is shown as it was last seen came with nothing new.
        ...(seenText() && { initialDataUpdatedAt: 0 }),
      },
    },
  });
  askAgain(queries);
  return queries;
}

/** A coded refusal stays a refusal however often it is asked again; a lost connection or a busy server may not. */
export function isWorthRetrying(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status !== 'number' || status >= 500 || status === 429;
}

/** Fifteen seconds at most; screens that failed together do not ask together. */
export const askAgainAfter = (random = Math.random()) => 5_000 + 10_000 * random;

/** What was not answered at all is asked again for as long as a screen shows it; until an answer comes it stays failed. */
function askAgain(queries: QueryClient): void {
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { query, action } = event;
    const { error } = action;
    if (!isWorthRetrying(error)) return;
    setTimeout(() => {
      // Answered meanwhile, or asked by somebody else.
      if (query.state.error !== error || !query.isActive()) return;
      query.fetch().catch(() => {});
      query.setState({ status: 'error', error });
    }, askAgainAfter());
  });
}
