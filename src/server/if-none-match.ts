/** Whether the client's copy, by its `if-none-match`, is the one of this etag. Proxies that compress mark etags as weak. */
export const holdsCopy = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
