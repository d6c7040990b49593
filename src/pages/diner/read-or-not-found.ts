import { data } from 'react-router';

const missing: readonly unknown[] = ['restaurant_not_found', 'table_not_found'];

/** Reads for a page; what does not exist becomes the page's 404 with its code. */
export async function readOrNotFound<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const code = (error as { code?: unknown } | null)?.code;
    if (missing.includes(code)) throw data({ code }, { status: 404 });
    throw error;
  }
}
