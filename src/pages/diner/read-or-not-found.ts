import { data } from 'react-router';

/** What these reads are asked with is the address alone: malformed, it names no restaurant. */
const refused: Record<string, { code: string; status: number }> = {
  restaurant_not_found: { code: 'restaurant_not_found', status: 404 },
  table_not_found: { code: 'table_not_found', status: 404 },
  invalid_input: { code: 'restaurant_not_found', status: 404 },
  not_taking_orders: { code: 'not_taking_orders', status: 403 },
};

/** Reads for a page; what does not exist, or is open to nobody now, becomes the page's own refusal with its code. */
export async function readOrNotFound<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const refusal = refused[(error as { code?: string } | null)?.code ?? ''];
    if (refusal) throw data({ code: refusal.code }, { status: refusal.status });
    throw error;
  }
}
