import { CodedError } from '../../../src/lib/errors.ts';

/** Whether it was done, and not refused by a rule of the product's. */
export async function unlessRefused(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof CodedError) return false;
    throw error;
  }
}
