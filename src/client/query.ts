import { QueryClient } from '@tanstack/react-query';

/** Three retries, the wait doubling from one second to thirty at most, answers kept five minutes. Events keep them fresh. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 3 && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
        staleTime: 5 * 60_000,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: true,
      },
    },
  });
}

/** A coded refusal stays a refusal however often it is asked again; a lost connection or a busy server may not. */
export function isWorthRetrying(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status !== 'number' || status >= 500 || status === 429;
}
