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

test('what is told while the first answer is on its way is asked for again after it', async () => {
  const queries = new QueryClient();
  const answers: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: ['printers'],
    queryFn: () => new Promise<string>((answer) => answers.push(answer)),
  });
  const end = observer.subscribe(() => {});
  expect(answers).toHaveLength(1);

  reread(queries, [['printers']]);
  answers[0]?.('as it was before the news');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('as it is');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('as it is'));
  end();
});
