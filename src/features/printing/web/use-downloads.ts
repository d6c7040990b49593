import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';

/** The print agent to download. `lacking` where it was not built on this server. */
export function useDownloads() {
  const query = useQuery(api.printing.downloads.queryOptions());
  return { query, files: query.data?.files ?? [], lacking: query.data?.files.length === 0 };
}
