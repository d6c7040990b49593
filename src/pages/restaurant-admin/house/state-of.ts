import { m } from '#generated/messages/messages.js';

interface Asked<Data> {
  data: Data | undefined;
  isError: boolean;
  isLoading: boolean;
}

/** How something stands, in words: undefined while it is awaited; null where nobody asks. */
export function stateOf<Data>({ data, isError, isLoading }: Asked<Data>, say: (data: Data) => string) {
  if (data !== undefined) return say(data);
  if (isError) return m['shell.house.unread']();
  return isLoading ? undefined : null;
}
