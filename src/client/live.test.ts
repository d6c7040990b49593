import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { reread } from './live.ts';

test('what several topics name is asked once, and what none names not at all', async () => {
  const queries = new QueryClient();
  const asked: string[] = [];
  const watch = (queryKey: string[]) =>
    new QueryObserver(queries, {
      queryKey,
      queryFn: () => asked.push(queryKey.join('.')),
      initialData: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => {});
  const ends = [['kitchen', 'tickets'], ['availability'], ['stats']].map(watch);

  reread(queries, [['kitchen'], ['kitchen'], ['kitchen', 'tickets'], ['availability'], ['kitchen']]);
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(asked.toSorted()).toEqual(['availability', 'kitchen.tickets']);

  for (const end of ends) end();
});
