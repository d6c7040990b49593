import { data } from 'react-router';

/** What these reads are asked with is the address alone: malformed, it names no restaurant. */
const missing: Record<string, string> = {
  restaurant_not_found: 'restaurant_not_found',
  table_not_found: 'table_not_found',
  invalid_input: 'restaurant_not_found',
};

/** Reads for a page; what does not exist becomes the page's 404 with its code. */
export async function readOrNotFound<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const code = missing[(error as { code?: string } | null)?.code ?? ''];
    if (code) throw data({ code }, { status: 404 });
    throw error;
  }
}
