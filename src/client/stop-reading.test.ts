import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { stopReading } from './stop-reading.ts';

afterEach(() => onlineManager.setOnline(true));

test('what is on its way is broken off, nothing else is asked, and it goes on where the session did not end', async () => {
  const queries = new QueryClient();
  const signals: AbortSignal[] = [];
  const first = Promise.withResolvers<string>();
  const queryFn = vi.fn(({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return signals.length === 1 ? first.promise : Promise.resolve('read');
  });
  const observer = new QueryObserver(queries, { queryKey: ['orders'], queryFn });
  const leave = observer.subscribe(() => {});
  queries.mount();
  const goOn = stopReading(queries);
  expect(signals[0]?.aborted).toBe(true);
  void queries.invalidateQueries();
  await Promise.resolve();
  expect(queryFn).toHaveBeenCalledTimes(1);
  goOn();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('read'));
  expect(queryFn).toHaveBeenCalledTimes(2);
  leave();
  queries.unmount();
});
