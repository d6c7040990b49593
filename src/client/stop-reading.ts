import { onlineManager, type QueryClient } from '@tanstack/react-query';

/**
 * Breaks off what is being read and holds what would be read next, as without a connection: what is still asked while a session ends is
 * refused, and a refusal is what the console complains of. Gives back how reading goes on.
 */
export function stopReading(queries: QueryClient): () => void {
  onlineManager.setOnline(false);
  void queries.cancelQueries();
  return () => onlineManager.setOnline(true);
}
